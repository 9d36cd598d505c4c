import { createStore } from '@/shared/api/store';
import { ErrorCode, type ExtensionName } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions, answer } from '@/shared/testing/api-server';

import { errorMessage } from './api-error';
import { baseApi } from './base-api';
import { readMissing } from './missing-right';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSomething: build.query<unknown, void>({ query: () => ({ url: '/api/something' }) }),
  }),
});

/** What the console says of a call that is refused with `missing`. */
const told = async (missing: unknown, extensions: ExtensionName[] = ['refusals']) => {
  setLocale('en');
  announceExtensions(...extensions);
  const message = 'You are not allowed to do this.';
  answer('get', '/api/something', () => ({
    status: 403,
    body: { success: false, data: null, message, code: ErrorCode.Alert, missing } as never, // any backend's answer
  }));
  const { error } = await createStore().dispatch(api.endpoints.getSomething.initiate());
  return errorMessage(error);
};

describe('a refusal that says what is missing', () => {
  it('is told with the permission, what it allows and whom to ask [ACC-09]', async () => {
    const missing = { permissions: ['USER_SEARCH'], allows: 'Opens the list.', givenBy: ['Dao', 'Nok'] };
    expect(await told(missing)).toBe(
      'You are not allowed to do this. The missing permission is USER_SEARCH. Opens the list. Ask Dao, Nok.',
    );
  });

  it('is told with the level in the group [ACC-09]', async () => {
    expect(await told({ level: 3, allows: 'Invites members.', givenBy: [] })).toBe(
      'You are not allowed to do this. It takes a member of the group whose level is Leader or higher. Invites members.',
    );
  });

  it('is told without it by a backend that does not announce it [ACC-09]', async () => {
    expect(await told({ level: 3, allows: '', givenBy: ['Dao'] }, [])).toBe(
      'You are not allowed to do this.',
    );
  });

  it.each([null, undefined, 'text', {}, { permissions: null }, { permissions: ['NEW_ONE'] }, { level: 99 }])(
    'is as if it said nothing where it holds %p',
    (missing) => expect(readMissing(missing)).toBeUndefined(),
  );
});
