import { createStore } from '@/shared/api/store';
import { ErrorCode } from '@/shared/contract';
import { startSession } from '@/shared/session/session';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';

import { authApi, selectCurrentUser } from './auth-api';

const { endpoints } = authApi;

const setup = () => {
  startSession({ token: 'access', refreshToken: 'refresh' });
  return createStore();
};

describe('the signed-in user', () => {
  it('is requested once, with the token, however many components need it [API-02, API-05, GRD-02]', async () => {
    const calls = answer('get', '/api/auth/me', () => ok(createUser({ id: 'u-1', displayName: 'มาลี' })));
    const store = setup();
    await Promise.all([
      store.dispatch(endpoints.getCurrentUser.initiate()),
      store.dispatch(endpoints.getCurrentUser.initiate()),
    ]);
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/auth/me', query: {} }]);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer access');
    expect(selectCurrentUser(store.getState()).data).toMatchObject({ id: 'u-1', displayName: 'มาลี' });
  });

  it('is requested again when that person has changed', async () => {
    const calls = answer('get', '/api/auth/me', () => ok(createUser({ id: 'u-1' })));
    const store = setup();
    await store.dispatch(endpoints.getCurrentUser.initiate());
    store.dispatch(authApi.util.invalidateTags([{ type: 'User', id: 'u-2' }]));
    store.dispatch(authApi.util.invalidateTags([{ type: 'User', id: 'u-1' }]));
    await Promise.all(store.dispatch(authApi.util.getRunningQueriesThunk()));
    expect(calls).toHaveLength(2);
  });
});

describe('signing in', () => {
  it('sends name and password, without a token [API-05]', async () => {
    const calls = answer('post', '/api/auth/sign-in', () => ok({ token: 'a', refreshToken: 'r' }));
    const { data } = await setup().dispatch(
      endpoints.signIn.initiate({ email: 'malee', password: 'ความลับ' }),
    );
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/auth/sign-in', body: { email: 'malee', password: 'ความลับ' } },
    ]);
    expect(calls[0]?.headers.get('authorization')).toBeNull();
    expect(data).toEqual({ token: 'a', refreshToken: 'r' });
  });

  it('does not refetch the user, whether it succeeds or is refused', async () => {
    const users = answer('get', '/api/auth/me', () => ok(createUser()));
    answer('post', '/api/auth/sign-in', () => refused(ErrorCode.InvalidInput));
    const store = setup();
    await store.dispatch(endpoints.getCurrentUser.initiate());
    const { error } = await store.dispatch(endpoints.signIn.initiate({ email: 'malee', password: 'ผิด' }));
    expect(error).toMatchObject({ code: ErrorCode.InvalidInput });
    expect(users).toHaveLength(1);
  });
});

describe('identifying the owner of a token', () => {
  it('uses that token, and keeps the signed-in user in the cache', async () => {
    const calls = answer('get', '/api/auth/me', ({ headers }) =>
      ok(createUser({ id: headers.get('authorization') === 'Bearer other' ? 'u-2' : 'u-1' })),
    );
    const store = setup();
    await store.dispatch(endpoints.getCurrentUser.initiate());
    const { data } = await store.dispatch(endpoints.identify.initiate('other'));
    expect(data?.id).toBe('u-2');
    expect(selectCurrentUser(store.getState()).data?.id).toBe('u-1');
    expect(calls).toHaveLength(2);
  });
});
