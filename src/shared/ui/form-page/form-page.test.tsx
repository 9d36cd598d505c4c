import { screen, waitFor } from '@testing-library/react';

import { notFoundError, unknownError } from '@/shared/api/api-error';
import { renderWithProviders } from '@/shared/testing/render';

import { FormPage } from './form-page';

type Item = { name: string };
type Query = { data?: Item; error?: unknown };

const closed = { ...unknownError(403), message: 'members' };

const setup = (query: Query) => {
  const refetch = jest.fn();
  const view = renderWithProviders(
    <FormPage<Item>
      title="Edit"
      query={{ ...query, refetch }}
      forbidden={(error) => error === closed && 'For members only'}
    >
      {({ name }) => <input aria-label="Name" defaultValue={name} />}
    </FormPage>,
  );
  return { ...view, refetch };
};

const form = () => screen.queryByRole('textbox', { name: 'Name' });

describe('the page of a form', () => {
  it('shows the title while the item loads', () => {
    setup({});
    expect(screen.getByRole('heading', { level: 1, name: 'Edit' })).toBeVisible();
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(form()).not.toBeInTheDocument();
  });

  it('passes the item to the form, and keeps the form if a later load fails', () => {
    setup({ data: { name: 'กีฬา' }, error: notFoundError(404) });
    expect(form()).toHaveValue('กีฬา');
  });

  it("shows the server's message on the page and in a red toast, and retries [ERR-02]", async () => {
    const { user, refetch } = setup({ error: { ...unknownError(500), message: 'ฐานข้อมูลไม่ตอบ' } });
    expect(screen.getByRole('heading', { name: 'เกิดข้อผิดพลาด' })).toBeVisible();
    expect(screen.getByText('ฐานข้อมูลไม่ตอบ')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('ฐานข้อมูลไม่ตอบ')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows the not-found page if the server does not know the item [RT-21]', () => {
    setup({ error: notFoundError(404) });
    expect(screen.getByRole('heading', { name: /404/ })).toBeVisible();
  });

  it("shows the page's own message for a refusal", () => {
    setup({ error: closed });
    expect(screen.getByText('For members only')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'ลองใหม่' })).not.toBeInTheDocument();
  });
});
