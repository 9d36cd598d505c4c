import { screen } from '@testing-library/react';

import { setLocale } from '@/shared/i18n/locale';
import { renderWithProviders } from '@/shared/testing/render';
import { Keys } from '@/shared/ui/keys/keys';

import { openPages } from '../routes/route-table';

import { helpMessages } from './messages';
import { PageHelp } from './page-help';

describe('the help of a page', () => {
  it('has a text for every page, and for no other', () => {
    const paths = openPages()
      .map(({ path }) => path)
      .sort();
    expect(Object.keys(helpMessages.th).sort()).toEqual(paths);
  });

  it('says what the open page is for, in the language of the reader', () => {
    const view = renderWithProviders(<PageHelp />, { at: '/journalist/group/7/news/5/versions' });
    expect(screen.getByText(/^ทุกครั้งที่บันทึกคือหนึ่งรุ่น/)).toBeVisible();
    view.unmount();
    setLocale('en');
    renderWithProviders(<PageHelp />, { at: '/news' });
    expect(screen.getByText(/^The news of all groups/)).toBeVisible();
  });

  it('is above the keys of the page, which ? lists', async () => {
    const { user } = renderWithProviders(<Keys help={<PageHelp />} />, { at: '/news/country' });
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'วิธีใช้และปุ่มลัด' });
    expect(dialog).toHaveTextContent(/ประเทศที่เลือกได้ในข่าว.*ใช้ปุ่มลัดเหล่านี้/);
  });

  it('says nothing on a page that does not exist', () => {
    renderWithProviders(<PageHelp />, { at: '/no/such/page' });
    expect(screen.queryByText(/./)).not.toBeInTheDocument();
  });
});
