import type { Envelope, ProviderSignIn, ProviderStart, User } from '@contract';

import type { Database } from '../db/database';
import { type ProviderIdentity, providerSignIns } from '../db/schema';
import type { App } from '../http/app-instance';
import { storeLink } from '../modules/oidc/links';
import { createSignInCookie, keyHashOf, makeSecret } from '../modules/oidc/sign-in-cookie';

import { NO_PROVIDER, PUBLIC_URL } from './test-server';

type Answer<T> = { status: number; body: Envelope<T> & { data: T | null } };

/** A browser of the console, which keeps the cookie of a sign-in by the provider. */
export const openConsole = (app: App) => {
  let cookie = '';
  const call = async <T>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { body, token }: { body?: object; token?: string } = {},
  ): Promise<Answer<T>> => {
    const headers = { cookie, 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    const set = [response.headers['set-cookie']].flat().find((one) => one?.includes('newsdesk_provider='));
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return { status: response.statusCode, body: response.json<Answer<T>['body']>() };
  };

  return {
    call,
    /** The address of the provider's page. */
    start: async (to = '/dashboard'): Promise<string> => {
      const { body } = await call<ProviderStart>('POST', '/api/auth/oidc/start', { body: { to } });
      return body.data?.address ?? '';
    },
    /** Comes back from the provider; resolves to where the browser is led. */
    comeBack: async ({ pathname, search }: URL): Promise<string | undefined> => {
      const response = await app.inject({ url: `${pathname}${search}`, headers: { cookie } });
      return response.headers.location;
    },
    /** Asks for the outcome. */
    finish: () => call<ProviderSignIn>('POST', '/api/auth/oidc/session'),
    cookie: () => cookie,
  };
};

/** Links a person to the provider of the test server. */
export const linkToProvider = async (
  db: Database,
  now: Date,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> => {
  const identity = { subject: `of ${id}`, name: '', username: '', provenAt: null };
  await storeLink(db, id, { issuer: NO_PROVIDER.issuer, email, ...identity }, now);
};

/** The cookie of a browser that has come back from the provider; `userId` is the account to prove first. */
export const comeFromProvider = async (
  db: Database,
  now: Date,
  who: Pick<ProviderIdentity, 'subject' | 'email'>,
  userId?: number,
): Promise<string> => {
  const { issuer } = NO_PROVIDER;
  const identity = { name: '', username: '', provenAt: null, issuer, ...who };
  const [secret, expiresAt] = [makeSecret(), new Date(now.getTime() + 60_000)];
  await db
    .insert(providerSignIns)
    .values({ keyHash: keyHashOf(secret), returnTo: '/', expiresAt, identity, userId });
  return createSignInCookie(PUBLIC_URL).write(secret);
};
