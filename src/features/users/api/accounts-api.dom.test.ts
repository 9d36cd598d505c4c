import { baseApi } from '@/shared/api/base-api';
import { createStore } from '@/shared/api/store';
import { idTag } from '@/shared/api/tags';
import { ErrorCode, JournalistLevel } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';

import { accountsApi } from './accounts-api';

/** A stand-in for the page of a group, which names its members. */
const groupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    groupOfThePerson: build.query<null, void>({
      query: () => ({ url: '/api/group-of-the-person' }),
      providesTags: [idTag('Group', 7)],
    }),
  }),
});

const setup = async () => {
  const groups = answer('get', '/api/group-of-the-person', () => ok(null));
  const store = createStore();
  await store.dispatch(groupApi.endpoints.groupOfThePerson.initiate());
  const edit = async () => {
    const { id, displayName, username, email } = createUser({ id: 3 });
    const values = { displayName, username, email, bio: '', avatar: null, removeAvatar: false };
    const result = await store.dispatch(accountsApi.endpoints.editAccount.initiate({ id, values }));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    return result;
  };
  return { groups, store, edit };
};

describe('a new account', () => {
  const NEW = { displayName: 'มาลี', username: 'malee', email: 'malee@newsdesk.test', permission: 2 };

  it.each([
    ['the groups that it joins', 7, 2],
    ['no other group', 8, 1],
  ])('refetches %s', async (_what, groupId, times) => {
    const link = { token: 'secret', expiresAt: '2026-11-25T05:00:00Z' };
    answer('post', '/api/accounts', () => ok({ user: createUser({ id: 3 }), link }));
    const { groups, store } = await setup();
    const account = { ...NEW, groups: [{ groupId, level: JournalistLevel.Trainee }] };
    await store.dispatch(accountsApi.endpoints.createAccount.initiate(account));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(groups).toHaveLength(times);
  });
});

describe('an edited account', () => {
  it('refetches the groups, which show the name of their member', async () => {
    answer('put', '/api/accounts/3', () => ok(null));
    const { groups, edit } = await setup();
    await edit();
    expect(groups).toHaveLength(2);
  });

  it('refetches nothing if the server refuses', async () => {
    answer('put', '/api/accounts/3', () => refused(ErrorCode.InvalidInput, 'taken', { status: 400 }));
    const { groups, edit } = await setup();
    expect((await edit()).error).toBeDefined();
    expect(groups).toHaveLength(1);
  });
});
