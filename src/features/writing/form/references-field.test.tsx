import { screen, waitFor } from '@testing-library/react';

import type { Reference } from '@/shared/contract';

import { renderInForm } from '../testing/render-in-form';

import { ReferencesField } from './references-field';

const setup = (references: Reference[] = []) =>
  renderInForm(<ReferencesField />, { references, categoryId: 11, countryCode: 'TH', html: '<p>ข่าว</p>' });

const labels = () => screen.queryAllByRole('textbox', { name: 'Label' });
const links = () => screen.queryAllByRole('textbox', { name: 'Link' });

const typeInto = async (user: ReturnType<typeof setup>['user'], fields: HTMLElement[], text: string) => {
  const last = fields.at(-1);
  if (last) await user.type(last, text);
};

describe('the reference links', () => {
  it('adds pairs of label and link, and removes one from the middle [NWS-07]', async () => {
    const { user, values } = setup([
      { label: 'หนึ่ง', link: 'https://a.test' },
      { label: 'สอง', link: 'https://b.test' },
    ]);
    await user.click(screen.getByRole('button', { name: 'เพิ่มลิงก์อ้างอิง' }));
    await waitFor(() => expect(labels().at(-1)).toHaveFocus());
    await user.keyboard('สาม');
    await typeInto(user, links(), 'https://c.test');
    await user.click(screen.getByRole('button', { name: 'นำลิงก์อ้างอิงที่ 2 ออก' }));
    expect(values().references).toEqual([
      { label: 'หนึ่ง', link: 'https://a.test' },
      { label: 'สาม', link: 'https://c.test' },
    ]);
  });

  it.each([
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fother.example%2Fa&h=AT0',
    ' https://www.google.com/url?q=https://other.example/a&sa=D ',
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fother.example%2Fa&data=05',
  ])('pastes the target of a link through a site that counts clicks: %s [PST-04]', async (pasted) => {
    const { user, values } = setup([{ label: 'ที่มา', link: '' }]);
    const [link] = links();
    if (link) await user.click(link);
    await user.paste(pasted);
    expect(values().references).toEqual([{ label: 'ที่มา', link: 'https://other.example/a' }]);
  });

  it('reports and focuses a link that is not a web address, and keeps the input', async () => {
    const { user, submitted } = setup([{ label: 'ที่มา', link: 'javascript:alert(1)' }]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const [link] = links();
    expect(await screen.findByText(/ขึ้นต้นด้วย http/)).toBeInTheDocument();
    expect(link).toHaveAccessibleDescription(/ขึ้นต้นด้วย http/);
    expect(link).toHaveFocus();
    expect(link).toHaveValue('javascript:alert(1)');
    expect(submitted).toEqual([]);
  });
});
