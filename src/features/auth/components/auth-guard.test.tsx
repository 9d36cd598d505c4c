import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { ErrorCode } from '@/shared/contract';
import { endSession, hasSession, onSessionEnd, startSession } from '@/shared/session/session';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { useCurrentUser } from '../model/use-current-user';

import { AuthGuard } from './auth-guard';

const Name = () => <p>{useCurrentUser()?.displayName}</p>;
const Latecomer = () => {
  const [shown, setShown] = useState(false);
  return shown ? <Name /> : <button onClick={() => setShown(true)}>show</button>;
};
const SignIn = () => <p>sign in, then {JSON.stringify(useLocation().state)}</p>;

const setup = () => {
  const ends: string[] = [];
  const stop = onSessionEnd((reason) => ends.push(reason));
  const view = renderRoutes(
    [
      { path: '/sign-in', Component: SignIn },
      {
        path: '/user',
        element: (
          <AuthGuard>
            <Name />
            <Name />
          </AuthGuard>
        ),
      },
    ],
    { at: '/user?page=2' },
  );
  return { ...view, ends, stop };
};

const immediateRetries = () => jest.spyOn(Math, 'random').mockReturnValue(0);

afterEach(() => jest.restoreAllMocks());

describe('the guard', () => {
  it('redirects a visitor without tokens to sign-in and remembers the requested page [GRD-01]', async () => {
    setup();
    expect(await screen.findByText(/sign in, then/)).toHaveTextContent(
      '"pathname":"/user","search":"?page=2"',
    );
  });

  it('redirects a visitor with only one token to sign-in [GRD-01]', async () => {
    startSession({ token: 'access', refreshToken: 'refresh' });
    localStorage.removeItem('access_token');
    setup();
    expect(await screen.findByText(/sign in, then/)).toBeVisible();
  });

  it('loads the current user once, however many components need it [GRD-02]', async () => {
    const calls = signInAs({ displayName: 'มาลี' });
    setup();
    expect(await screen.findAllByText('มาลี')).toHaveLength(2);
    expect(calls).toHaveLength(1);
  });

  it('ends the session immediately if the server refuses the token [GRD-03]', async () => {
    startSession({ token: 'access', refreshToken: 'refresh' });
    const calls = answer('get', '/api/auth/me', () =>
      refused(ErrorCode.UnAuthorization, '', { status: 401 }),
    );
    const { ends } = setup();
    await screen.findByRole('status');
    await waitFor(() => expect(ends).toHaveLength(1));
    expect(ends).toEqual(['expired']);
    expect(hasSession()).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('retries twice silently after other failures, then gives up [GRD-03]', async () => {
    immediateRetries();
    startSession({ token: 'access', refreshToken: 'refresh' });
    const calls = answer('get', '/api/auth/me', () =>
      refused(ErrorCode.PleaseContactSupport, '', { status: 500 }),
    );
    const { ends } = setup();
    await waitFor(() => expect(ends).toHaveLength(1));
    expect(calls).toHaveLength(3);
    expect(ends).toEqual(['unreachable']);
    expect(hasSession()).toBe(false);
  });

  it('opens the page if the second attempt succeeds [GRD-03]', async () => {
    immediateRetries();
    startSession({ token: 'access', refreshToken: 'refresh' });
    let tries = 0;
    answer('get', '/api/auth/me', () =>
      ++tries < 2
        ? refused(ErrorCode.TryAgainLater, '', { status: 503 })
        : ok(createUser({ displayName: 'มาลี' })),
    );
    setup();
    expect(await screen.findAllByText('มาลี')).toHaveLength(2);
    act(() => endSession('signed-out'));
  });
});

it('a component does not reload a current user that was loaded an hour ago [GRD-02]', async () => {
  const calls = signInAs({ displayName: 'มาลี' });
  const { user } = renderRoutes([
    {
      path: '/',
      element: (
        <AuthGuard>
          <Latecomer />
        </AuthGuard>
      ),
    },
  ]);
  const button = await screen.findByRole('button', { name: 'show' });
  const later = Date.now() + 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await user.click(button);
  expect(await screen.findByText('มาลี')).toBeVisible();
  expect(calls).toHaveLength(1);
});
