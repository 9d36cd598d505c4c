import { desc } from 'drizzle-orm';

import type { LoginResponse, Passkey, User } from '@contract';

import { auditLog } from '../db/schema';

import { createUser, PASSWORD } from './factories';
import { addPasskey, optionsOf } from './passkey-device';
import type { TestServer } from './test-server';

export const OWN = '/api/account/passkeys';
export const SIGN_IN = '/api/auth/sign-in/passkey';
export const STEP_UP = '/api/auth/step-up/passkey';
export const MINUTE_MS = 60_000;

/** The calls of the tests of passkeys, on the server of the test. */
export const passkeyCalls = (serverOf: () => TestServer) => {
  const post = <T>(url: string, body: object, as?: number) =>
    serverOf().call<T>(url, { method: 'POST', body, as });
  return {
    post,
    list: async (as: number) => (await serverOf().call<Passkey[]>(OWN, { as })).body.data,
    signInStart: (body: object = {}) => optionsOf(serverOf(), `${SIGN_IN}/start`, { body }),
    signIn: (body: object) => post<LoginResponse>(SIGN_IN, body),
    byPassword: async ({ username }: User) =>
      (await post<LoginResponse>('/api/auth/sign-in', { email: username, password: PASSWORD })).body.data,
    /** The lines of the audit log, latest first. */
    lines: async () =>
      serverOf()
        .db.select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
        .from(auditLog)
        .orderBy(desc(auditLog.id)),
    /** A person with a passkey. */
    setup: async () => {
      const user = await createUser(serverOf().db);
      return { user, ...(await addPasskey(serverOf(), user.id)) };
    },
    /** A server on the same database with other settings, as the tests call it. */
    serverWith: async (overrides: Parameters<TestServer['build']>[0]) => {
      const app = await serverOf().build(overrides);
      const call: TestServer['call'] = async (url, { method = 'GET', as, body, headers } = {}) => {
        const authorization =
          as === undefined ? {} : { authorization: `Bearer ${await serverOf().tokenOf(as)}` };
        const answer = await app.inject({
          method,
          url,
          payload: body,
          headers: { ...authorization, ...headers },
        });
        return { status: answer.statusCode, body: answer.json() };
      };
      return { app, call };
    },
  };
};
