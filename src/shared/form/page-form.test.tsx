import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { unknownError } from '@/shared/api/api-error';
import { endSession } from '@/shared/session/session';
import { renderRoutes } from '@/shared/testing/render';
import { toast } from '@/shared/ui/toast/toast';

import { FormTextField } from './form-text-field';
import { PageForm } from './page-form';
import { SubmitButton } from './submit-button';

const NOT_SAVED = 'สิ่งที่กรอกไว้ยังไม่ได้บันทึก';

afterEach(() => toast.dismiss());

/** A form of a person, and a list to which one can leave it. */
const setup = (onSubmit: (values: object) => Promise<unknown> = async () => {}) => {
  const server = { name: 'มาลี', bio: 'นักข่าว' };
  const Form = () => (
    <PageForm initialValues={{ ...server }} onSubmit={onSubmit}>
      <FormTextField name="name" label="Name" />
      <FormTextField name="bio" label="Bio" />
      <SubmitButton>Save</SubmitButton>
      <Link to="/list">List</Link>
    </PageForm>
  );
  const view = renderRoutes(
    [
      { path: '/form', element: <Form /> },
      { path: '/list', element: <Link to="/form">Form</Link> },
    ],
    { at: '/form' },
  );
  const follow = (name: string) => view.user.click(screen.getByRole('link', { name }));
  const type = (text: string) => view.user.type(screen.getByLabelText('Name'), text);
  const backToForm = async () => view.user.click(await screen.findByRole('button', { name: 'กลับไปที่ฟอร์ม' }));
  return { ...view, server, follow, type, backToForm };
};

const name = () => screen.findByLabelText('Name');
const list = () => screen.findByRole('link', { name: 'Form' });

/** What the browser is told when the tab is closed. */
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asks' : 'closes';
};

describe('a form that is left without saving', () => {
  it('can be returned to from a toast, with what was typed, and the other fields as they are now', async () => {
    const onSubmit = jest.fn(async () => {});
    const { server, user, follow, type, backToForm } = setup(onSubmit);
    await type(' ใจดี');
    await follow('List');
    expect(await screen.findByText(NOT_SAVED)).toBeVisible();
    server.bio = 'บรรณาธิการ'; // saved by a colleague meanwhile
    await backToForm();
    await waitFor(async () => expect(await name()).toHaveValue('มาลี ใจดี'));
    await waitFor(() => expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'มาลี ใจดี', bio: 'บรรณาธิการ' }));
  });

  it('comes back once: what was saved after that does not stand there again', async () => {
    const { router, user, follow, type, backToForm } = setup();
    await type(' ใจดี');
    await follow('List');
    await backToForm();
    await waitFor(async () => expect(await name()).toHaveValue('มาลี ใจดี'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await act(() => router.navigate(-1));
    await list();
    await act(() => router.navigate(-1)); // where it was typed first
    await waitFor(async () => expect(await name()).toHaveValue('มาลี'));
  });

  it('comes back with Back, without a toast', async () => {
    const { router, follow, type } = setup();
    await type(' ใจดี');
    await follow('List');
    await screen.findByText(NOT_SAVED);
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await name()).toHaveValue('มาลี ใจดี'));
    await waitFor(() => expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument());
  });

  it('comes back with Forward too, after it was returned to from a toast and left again', async () => {
    const { router, follow, type, backToForm } = setup();
    await type(' ใจดี');
    await follow('List');
    await backToForm();
    await waitFor(async () => expect(await name()).toHaveValue('มาลี ใจดี'));
    await type(' มาก');
    await act(() => router.navigate(-1));
    await list();
    await act(() => router.navigate(1));
    await waitFor(async () => expect(await name()).toHaveValue('มาลี ใจดี มาก'));
  });

  it('is filled too if it is opened anew, and the toast goes [DFT-01]', async () => {
    const { follow, type } = setup();
    await type(' ใจดี');
    await follow('List');
    await screen.findByText(NOT_SAVED);
    await follow('Form');
    await waitFor(async () => expect(await name()).toHaveValue('มาลี ใจดี'));
    await waitFor(() => expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument());
  });

  it('offers nothing if nothing was typed', async () => {
    const { follow } = setup();
    await follow('List');
    await list();
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
  });

  it('offers nothing if it was saved, even if the answer comes later', async () => {
    let accept = () => {};
    const { router, user, follow, type } = setup(() => new Promise<void>((resolve) => (accept = resolve)));
    await type(' ใจดี');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await follow('List');
    await list();
    await act(async () => accept());
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await name()).toHaveValue('มาลี');
  });

  it('is offered if the server refuses it after it was left', async () => {
    let refuse = () => {};
    const { user, follow, type, backToForm } = setup(
      () => new Promise((_resolve, reject) => (refuse = () => reject(unknownError(null)))),
    );
    await type(' ใจดี');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await follow('List');
    await list();
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
    await act(async () => refuse());
    await backToForm();
    await waitFor(async () => expect(await name()).toHaveValue('มาลี ใจดี'));
  });

  it('is not offered if it closes because the session has ended', async () => {
    const { router, type } = setup();
    await type(' ใจดี');
    act(() => endSession('expired'));
    await act(() => router.navigate('/list'));
    await list();
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
  });
});

describe('closing the tab', () => {
  it('asks while something is typed and not sent', async () => {
    const { type } = setup();
    expect(closeTab()).toBe('closes');
    await type(' ใจดี');
    expect(closeTab()).toBe('asks');
  });

  it('asks while the answer to a save is on its way, and no longer once it is accepted', async () => {
    let accept = () => {};
    const { user, type } = setup(() => new Promise<void>((resolve) => (accept = resolve)));
    await type(' ใจดี');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(closeTab()).toBe('asks');
    await act(async () => accept());
    expect(closeTab()).toBe('closes');
  });

  it('asks again after a refusal, and not after a save', async () => {
    let outcome = Promise.reject<unknown>(unknownError(null));
    const { user, type } = setup(() => outcome);
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    await type(' ใจดี');
    await save();
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(closeTab()).toBe('asks');
    outcome = Promise.resolve(null);
    await save();
    await waitFor(() => expect(closeTab()).toBe('closes'));
    await type(' มาก');
    expect(closeTab()).toBe('asks');
  });

  it('does not ask once the form is left', async () => {
    const { follow, type } = setup();
    await type(' ใจดี');
    await follow('List');
    await list();
    expect(closeTab()).toBe('closes');
  });
});
