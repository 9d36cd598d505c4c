import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { baseApi } from '@/shared/api/base-api';
import { ErrorCode } from '@/shared/contract';
import { completeRenewal, renewSession } from '@/shared/session/renewal';
import { getAccessToken, getSessionNumber, hasSession, onSessionEnd } from '@/shared/session/session';
import { announceExtensions, answer, ok, refused, type ApiCall } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { AuthGuard } from './auth-guard';
import { SessionRenewal } from './session-renewal';

const notesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveNote: build.mutation<unknown, string>({
      query: (text) => ({ url: '/api/note', method: 'POST', body: { text } }),
    }),
  }),
});

/** A page with an input and a Save button. */
function Note() {
  const [save, { isLoading, isSuccess }] = notesApi.useSaveNoteMutation();
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <button aria-disabled={isLoading} onClick={() => void save(text)}>
        Save
      </button>
      {isSuccess && <p>saved</p>}
    </>
  );
}

const MALEE = createUser({ id: 1, displayName: 'มาลี', username: 'malee' });
const SOMCHAI = createUser({ id: 2, displayName: 'สมชาย', username: 'somchai' });

const bearer = ({ headers }: ApiCall) => headers.get('authorization')?.replace('Bearer ', '') ?? '';
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Malee has typed something; when she saves, the server no longer accepts her token. */
const setup = async () => {
  signInAs(MALEE);
  const people: Record<string, object> = { access: MALEE, 'of-malee': MALEE, 'of-somchai': SOMCHAI };
  answer('get', '/api/auth/me', (call) => {
    const person = people[bearer(call)];
    return person ? ok({ ...person }) : refused(ErrorCode.UnAuthorization, '', { status: 401 });
  });
  const signIns = answer('post', '/api/auth/sign-in', ({ body }) => {
    const { email, password } = body as { email: string; password: string }; // sent by the form
    return password === 'right'
      ? ok({ token: `of-${email}`, refreshToken: 'refresh' })
      : refused(ErrorCode.UnAuthorization, 'รหัสผ่านไม่ถูกต้อง', { status: 401 });
  });
  const saves = answer('post', '/api/note', (call) =>
    bearer(call) === 'access' ? refused(ErrorCode.UnAuthorization, '', { status: 401 }) : ok(null),
  );
  const ends: string[] = [];
  stops.push(onSessionEnd((reason) => ends.push(reason)));
  const page = (
    <AuthGuard>
      <Note />
      <SessionRenewal />
    </AuthGuard>
  );
  const view = renderRoutes([{ path: '/note', element: page }], { at: '/note' });
  const { user } = view;
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'ข่าวที่ยังไม่ได้บันทึก' } });
  await user.click(screen.getByText('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  const signIn = async (username: string, password = 'right') => {
    const name = dialog.getByLabelText('Username');
    await user.clear(name);
    await user.type(name, username);
    await user.type(dialog.getByLabelText('Password'), `${password}{Enter}`);
  };
  return { ...view, dialog, signIn, signIns, saves, ends };
};

describe('a session that ends while a person is writing', () => {
  it('asks over the page, which does not change, with the focus on the password [GRD-05]', async () => {
    const { dialog, ends } = await setup();
    expect(dialog.getByText(/มาลี/)).toBeVisible();
    expect(dialog.getByLabelText('Username')).toHaveValue('malee');
    expect(dialog.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Note')).toHaveValue('ข่าวที่ยังไม่ได้บันทึก');
    expect(ends).toEqual([]);
  });

  it('continues when the same person has signed in [GRD-05]', async () => {
    const { signIn, saves, ends } = await setup();
    await signIn('malee');
    expect(await screen.findByText('saved')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saves.map(bearer)).toEqual(['access', 'of-malee']);
    expect(saves[1]?.body).toEqual({ text: 'ข่าวที่ยังไม่ได้บันทึก' });
    expect(screen.getByLabelText('Note')).toHaveValue('ข่าวที่ยังไม่ได้บันทึก');
    expect(screen.getByText('Save')).toHaveFocus();
    expect(ends).toEqual([]);
  });

  it('stays open after a wrong password [GRD-05]', async () => {
    const { dialog, signIn, saves, ends } = await setup();
    await signIn('malee', 'wrong');
    expect(await dialog.findByText('รหัสผ่านไม่ถูกต้อง')).toBeInTheDocument();
    expect(saves).toHaveLength(1);
    expect(ends).toEqual([]);
    await signIn('malee', '{Backspace>5/}right');
    expect(await screen.findByText('saved')).toBeInTheDocument();
  });

  it('also asks for the second step [GRD-05, ACC-05]', async () => {
    announceExtensions('two-factor');
    const { user, dialog, signIn, saves, ends } = await setup();
    answer('post', '/api/auth/sign-in', () => ok({ token: '', refreshToken: '', challenge: 'half' }));
    const codes = answer('post', '/api/auth/sign-in/second-factor', () =>
      ok({ token: 'of-malee', refreshToken: 'refresh' }),
    );
    await signIn('malee');
    await user.type(await dialog.findByLabelText('รหัสยืนยัน'), '123456{Enter}');
    expect(await screen.findByText('saved')).toBeInTheDocument();
    expect(codes.map(bearer)).toEqual(['']);
    expect(saves.map(bearer)).toEqual(['access', 'of-malee']);
    expect(ends).toEqual([]);
  });

  it('sends no request of the previous person when another person has signed in [GRD-05]', async () => {
    const { signIn, saves, ends } = await setup();
    await signIn('somchai');
    await waitFor(() => expect(ends).toEqual(['replaced']));
    expect(getAccessToken()).toBe('of-somchai');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saves).toHaveLength(1);
  });

  it.each(['Escape', 'the close button'])(
    'asks before it ends by %s, and keeps the page [LOK-06]',
    async (way) => {
      const { user, dialog, ends } = await setup();
      const close = () =>
        way === 'Escape' ? user.keyboard('{Escape}') : user.click(dialog.getByRole('button', { name: 'ปิด' }));
      await close();
      const question = within(await screen.findByRole('dialog', { name: 'ออกจากหน้านี้' }));
      expect(question.getByText(/ยังไม่ได้บันทึกอาจหายไป/)).toBeVisible();
      expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await user.keyboard('{Escape}');
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'ออกจากหน้านี้' })).not.toBeInTheDocument(),
      );
      expect(ends).toEqual([]);
      expect(screen.getByLabelText('Note')).toHaveValue('ข่าวที่ยังไม่ได้บันทึก');
      await close();
      await user.click(
        within(await screen.findByRole('dialog', { name: 'ออกจากหน้านี้' })).getByRole('button', {
          name: 'ออกจากหน้านี้',
        }),
      );
      expect(ends).toEqual(['expired']);
    },
  );

  it('begins without that question if another tab signed in while it was asked [LOK-06]', async () => {
    const { user } = await setup();
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'ออกจากหน้านี้' });
    act(() => completeRenewal({ token: 'of-malee', refreshToken: 'refresh' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => void renewSession('of-malee', getSessionNumber()));
    await screen.findByRole('dialog', { name: 'Sign in' });
    expect(screen.queryByRole('dialog', { name: 'ออกจากหน้านี้' })).not.toBeInTheDocument();
  });

  it('ends if the person leaves [GRD-05]', async () => {
    const { user, dialog, saves, ends } = await setup();
    await user.click(dialog.getByRole('button', { name: 'ออกจากหน้านี้' }));
    expect(ends).toEqual(['expired']);
    expect(hasSession()).toBe(false);
    expect(saves).toHaveLength(1);
  });
});

describe('tokens that are deleted while a page is open', () => {
  it('are requested again over the page, which does not change [GRD-05]', async () => {
    signInAs(MALEE);
    answer('post', '/api/note', () => refused(ErrorCode.UnAuthorization, '', { status: 401 }));
    const page = (
      <AuthGuard>
        <Note />
        <SessionRenewal />
      </AuthGuard>
    );
    const { user } = renderRoutes([{ path: '/note', element: page }], { at: '/note' });
    await user.type(await screen.findByLabelText('Note'), 'ข่าว');
    localStorage.clear();
    await user.click(screen.getByText('Save'));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('ข่าว');
  });
});

describe('tokens stored by another tab', () => {
  const inAnotherTab = (token: string) => {
    localStorage.setItem('access_token', token);
    const change = new StorageEvent('storage', { key: 'access_token', newValue: token });
    act(() => void window.dispatchEvent(change));
  };

  it('continue this tab if the same person has signed in there', async () => {
    const { saves, ends } = await setup();
    inAnotherTab('of-malee');
    expect(await screen.findByText('saved')).toBeInTheDocument();
    expect(saves.map(bearer)).toEqual(['access', 'of-malee']);
    expect(ends).toEqual([]);
  });

  it('replace the session of this tab if another person has signed in there', async () => {
    const { saves, ends } = await setup();
    inAnotherTab('of-somchai');
    await waitFor(() => expect(ends).toEqual(['replaced']));
    expect(getAccessToken()).toBe('of-somchai');
    expect(saves).toHaveLength(1);
  });

  it('of another person change nothing if they are replaced before the server has answered', async () => {
    const { user, saves, ends } = await setup();
    const identified: (() => void)[] = [];
    answer('get', '/api/auth/me', async (call) => {
      if (bearer(call) === 'of-malee') return ok({ ...MALEE });
      await new Promise<void>((resolve) => identified.push(resolve));
      return ok({ ...SOMCHAI });
    });
    inAnotherTab('of-somchai');
    await waitFor(() => expect(identified).toHaveLength(1));
    inAnotherTab('of-malee');
    expect(await screen.findByText('saved')).toBeInTheDocument();
    identified.forEach((answerNow) => answerNow());
    // This request comes after the late answer.
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(saves.map(bearer)).toEqual(['access', 'of-malee', 'of-malee']));
    expect(ends).toEqual([]);
  });

  it('change nothing if the server does not accept them', async () => {
    const { dialog, ends, store } = await setup();
    inAnotherTab('unknown');
    const answered = expect.objectContaining({ endpointName: 'identify', status: 'rejected' });
    const asked = () => Object.values(store.getState()[baseApi.reducerPath].mutations);
    await waitFor(() => expect(asked()).toContainEqual(answered));
    expect(dialog.getByLabelText('Password')).toBeVisible();
    expect(ends).toEqual([]);
  });
});
