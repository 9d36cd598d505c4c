import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { unknownError } from '@/shared/api/api-error';
import { renderRoutes, renderWithProviders } from '@/shared/testing/render';

import { FormTextField } from './form-text-field';
import { KeptForm } from './kept-form';
import { SubmitButton } from './submit-button';

const PUT_BACK = /^สิ่งที่คุณกรอกไว้เมื่อ .* อยู่ในฟอร์มนี้แล้ว/;

/** A form with a link that closes it. */
const setup = (onSubmit: () => Promise<unknown> = async () => {}, more: { keeps?: ['name'] } = {}) => {
  const form = (
    <KeptForm keptAs="return:101" initialValues={{ name: 'มาลี', bio: '' }} onSubmit={onSubmit} {...more}>
      <FormTextField name="name" label="Name" />
      <FormTextField name="bio" label="Bio" />
      <SubmitButton>Save</SubmitButton>
      <Link to="/list">List</Link>
    </KeptForm>
  );
  const view = renderRoutes([
    { path: '/', element: form },
    { path: '/list', element: <Link to="/">Form</Link> },
  ]);
  const reopen = async () => {
    await view.user.click(screen.getByRole('link', { name: 'List' }));
    await view.user.click(await screen.findByRole('link', { name: 'Form' }));
    return screen.findByLabelText('Name');
  };
  return { ...view, reopen };
};

const type = async ({ user }: ReturnType<typeof setup>, text: string) =>
  user.type(await screen.findByLabelText('Name'), text);

describe('a form whose text is kept [DFT-01]', () => {
  it('has it again, and says so', async () => {
    const view = setup();
    await type(view, ' ใจดี');
    await view.reopen();
    expect(await screen.findByText(PUT_BACK)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('มาลี ใจดี');
  });

  it('has only the fields again that it keeps', async () => {
    const view = setup(undefined, { keeps: ['name'] });
    await type(view, ' ใจดี');
    await view.user.type(screen.getByLabelText('Bio'), 'นักข่าว');
    await view.reopen();
    expect(await screen.findByText(PUT_BACK)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('มาลี ใจดี');
    expect(screen.getByLabelText('Bio')).toHaveValue('');
  });

  it('discards it on request, for good', async () => {
    const view = setup();
    await type(view, ' ใจดี');
    await view.reopen();
    await view.user.click(await screen.findByRole('button', { name: 'ทิ้ง' }));
    expect(screen.getByLabelText('Name')).toHaveValue('มาลี');
    expect(screen.queryByText(PUT_BACK)).not.toBeInTheDocument();
    expect(await view.reopen()).toHaveValue('มาลี');
    expect(screen.queryByText(PUT_BACK)).not.toBeInTheDocument();
  });

  it('forgets it once it is saved', async () => {
    const view = setup();
    await type(view, ' ใจดี');
    await view.reopen();
    await screen.findByText(PUT_BACK);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText(PUT_BACK)).not.toBeInTheDocument());
    expect(await view.reopen()).toHaveValue('มาลี');
  });

  it('keeps it if the server refuses', async () => {
    const view = setup(() => Promise.reject<unknown>(unknownError(null)));
    await type(view, ' ใจดี');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findAllByRole('alert');
    await view.reopen();
    expect(await screen.findByText(PUT_BACK)).toBeVisible();
  });

  it('begins anew for another item, also where a dialog still shows the last one while it fades out', async () => {
    function Dialog() {
      const [id, setId] = useState(201);
      return (
        <>
          <KeptForm keptAs={`return:${id}`} initialValues={{ name: '' }} onSubmit={async () => {}}>
            <FormTextField name="name" label="Name" />
          </KeptForm>
          <button onClick={() => setId(202)}>Next</button>
        </>
      );
    }
    const { user } = renderWithProviders(<Dialog />);
    await user.type(screen.getByLabelText('Name'), 'ของข่าวแรก');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });
});
