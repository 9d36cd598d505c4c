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

/** The error message of a call that is refused with `missing`. */
const told = async (missing: unknown, extensions: ExtensionName[] = ['refusals']) => {
  setLocale('en');
  announceExtensions(...extensions);
  const message = 'You are not allowed to do this.';
  answer('get', '/api/something', () => ({
    status: 403,
    body: { success: false, data: null, message, code: ErrorCode.Alert, missing } as never, // backends vary
  }));
  const { error } = await createStore().dispatch(api.endpoints.getSomething.initiate());
  return errorMessage(error);
};

describe('a refusal that names a missing right', () => {
  it('names the permission, what it allows and whom to ask [ACC-09]', async () => {
    const missing = { permissions: ['USER_SEARCH'], allows: 'Opens the list.', givenBy: ['Dao', 'Nok'] };
    expect(await told(missing)).toBe(
      'You are not allowed to do this. You need the permission USER_SEARCH. Opens the list. Ask Dao, Nok.',
    );
  });

  it('names the level in the group [ACC-09]', async () => {
    expect(await told({ level: 3, allows: 'Invites members.', givenBy: [] })).toBe(
      'You are not allowed to do this. You need the level Leader or higher in this group. Invites members.',
    );
  });

  it('does not show it if the backend does not announce the extension [ACC-09]', async () => {
    expect(await told({ level: 3, allows: '', givenBy: ['Dao'] }, [])).toBe(
      'You are not allowed to do this.',
    );
  });

  it.each([null, undefined, 'text', {}, { permissions: null }, { permissions: ['NEW_ONE'] }, { level: 99 }])(
    'ignores it if its value is %p',
    (missing) => expect(readMissing(missing)).toBeUndefined(),
  );
});
