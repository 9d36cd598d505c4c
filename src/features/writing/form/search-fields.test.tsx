import { screen, within } from '@testing-library/react';

import { emptyNews } from '@/features/news';
import { AppForm } from '@/shared/form/app-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { renderWithProviders } from '@/shared/testing/render';

import { SearchFields } from './search-fields';

const refusal = { code: 1, message: '', httpStatus: 400, fieldErrors: { metaTitle: 'ยาวเกินไป' } };

const setup = (values: {
  title?: string;
  markdown?: string;
  metaTitle?: string;
  metaDescription?: string;
}) => {
  const sent: unknown[] = [];
  const view = renderWithProviders(
    <AppForm
      initialValues={{ ...emptyNews(new Date()), ...values }}
      onSubmit={(all) => {
        sent.push(all);
        return Promise.reject(refusal);
      }}
    >
      <SearchFields address={`https://news.test/${encodeURIComponent('น้ำ')}`} />
      <SubmitButton>Save</SubmitButton>
    </AppForm>,
  );
  const fold = screen.getByRole('button', { name: /^เครื่องมือค้นหา/ });
  const preview = () => within(screen.getByRole('group', { name: 'ตัวอย่างผลการค้นหา' }));
  return { ...view, fold, preview, sent };
};

describe('the fields for search engines', () => {
  it('are visible from the start, and keep their values when they are collapsed [NWS-07]', async () => {
    const { user, fold, sent } = setup({});
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await user.type(screen.getByLabelText(/^Meta Title/), 'น้ำท่วม');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByText('Save'));
    expect(sent).toEqual([expect.objectContaining({ metaTitle: 'น้ำท่วม' })]);
  });

  it('stay in every form as the person left them', async () => {
    const first = setup({});
    await first.user.click(first.fold);
    first.unmount();
    const second = setup({ metaTitle: 'ที่บันทึกแล้ว' });
    expect(second.fold).toHaveAttribute('aria-expanded', 'false');
    await second.user.click(second.fold);
    second.unmount();
    expect(setup({}).fold).toHaveAttribute('aria-expanded', 'true');
  });

  it('expand and take the focus if the server refuses one of them', async () => {
    const { user, fold } = setup({ metaTitle: 'หัวข้อ' });
    await user.click(fold);
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('ยาวเกินไป')).toBeInTheDocument();
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText(/^Meta Title/)).toHaveFocus();
    // They stay open while the error is corrected.
    await user.type(screen.getByLabelText(/^Meta Title/), 'ใหม่');
    expect(fold).toHaveAttribute('aria-expanded', 'true');
  });

  it('preview the result of a search engine, cut off between graphemes', async () => {
    const { user, preview } = setup({ title: 'น้ำ'.repeat(61), markdown: 'สรุป\n\nข่าว' });
    expect(preview().getByText('https://news.test/น้ำ')).toBeInTheDocument();
    expect(preview().getByText(/^น้ำ/)).toHaveTextContent(/^(น้ำ){60}…$/);
    expect(preview().getByText('สรุป ข่าว')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Meta Title/), 'สั้น');
    expect(preview().getByText('สั้น')).toBeInTheDocument();
  });
});
