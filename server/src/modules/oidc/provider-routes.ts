import type { FastifyRequest } from 'fastify';

import { refused, tooMany } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { isFromUnnamedProxy } from '../../http/this-computer';
import { authMessages } from '../auth/messages';
import { type Counter, releaseAttempt, reserveAttempt } from '../auth/sign-in/counters';
import { networkOf } from '../auth/sign-in/names';
import { SIGN_IN_LIMITS } from '../auth/sign-in/sign-in';

import { createAdmit } from './admit';
import { FAILURES } from './messages';
import { type Provider, ProviderError, stateOf } from './provider';
import type { OidcDeps } from './routes';
import { callbackQuery, providerSignOutSchema, startBody, startSchema } from './schemas';
import { createSignInCookie, keyHashOf, makeSecret } from './sign-in-cookie';
import { beginSignIn, returnOnce, storeOutcome } from './sign-ins';

/** Sign-ins that one place may begin in 15 minutes: far more than a newsroom, far less than would fill a table. */
const STARTS = 1_000;
/** The page of the console that takes over: what follows `#` stays in the browser, and holds no secret. */
const BACK = '/sign-in#provider';

/** By place; none behind a proxy that the settings do not name, where all people are one place. */
const countersOf = (request: FastifyRequest, what: string, limit: number): Counter[] =>
  isFromUnnamedProxy(request) ? [] : [{ key: `${what}:${networkOf(request.ip)}`, limit }];

/** The calls that lead to the provider and back. */
export const registerProviderRoutes = (
  app: App,
  { db, clock, oidc, publicUrl }: OidcDeps,
  provider: Provider,
): void => {
  const config = { access: 'public', extension: 'oidc', tag: 'Session' } as const;
  const onRequest = createAdmit(clock);
  const cookie = createSignInCookie(publicUrl);

  /** Says why the provider cannot be used now, to the person and in the log. */
  const notUsable =
    ({ log }: FastifyRequest) =>
    (error: unknown): never => {
      if (!(error instanceof ProviderError)) throw error;
      log.warn(`The provider of OpenID Connect cannot be used: ${error.message}`);
      throw refused(FAILURES[error.failure](oidc.name));
    };

  app.post(
    '/api/auth/oidc/start',
    {
      config: {
        ...config,
        operationId: 'startProviderSignIn',
        summary:
          'Begin to sign in by the provider: the address of its page; a cookie binds the sign-in to this browser',
        announces: false,
        // Not audited: nobody has signed in yet.
        audits: false,
      },
      schema: { body: startBody, response: success(startSchema) },
      onRequest,
    },
    async (request, reply) => {
      const now = clock();
      const wait = await reserveAttempt(db, countersOf(request, 'provider start', STARTS), now);
      if (wait > 0) throw tooMany(authMessages.busy, Math.ceil(wait / 1_000));
      const secret = makeSecret();
      const address = await provider.begin(secret).catch(notUsable(request));
      await beginSignIn(db, keyHashOf(secret), request.body.to, now);
      reply.header('set-cookie', cookie.write(secret));
      return ok({ address });
    },
  );

  app.get(
    '/api/auth/oidc/callback',
    {
      config: {
        ...config,
        operationId: 'returnFromProvider',
        summary:
          'Where the provider leads back to; leads on to the sign-in page of the console, which asks for the outcome',
        produces: 'text/html',
      },
      schema: { querystring: callbackQuery },
      onRequest,
    },
    async (request, reply) => {
      const back = () => reply.header('cache-control', 'no-store').redirect(BACK, 303);
      const secret = cookie.read(request.headers.cookie);
      // Another browser's, or of a sign-in that somebody else prepared: nothing of this browser is touched.
      if (secret === undefined || request.query.state !== stateOf(secret)) return back();
      const [key, now] = [keyHashOf(secret), clock()];
      if (!(await returnOnce(db, key, now))) return back();
      const counters = countersOf(request, 'provider', SIGN_IN_LIMITS.address);
      if ((await reserveAttempt(db, counters, now)) > 0) {
        await storeOutcome(db, key, { failure: 'too-many' });
        return back();
      }
      try {
        const identity = await provider.finish(secret, new URL(request.url, 'http://newsdesk').search);
        await releaseAttempt(db, counters);
        await storeOutcome(db, key, { identity });
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        // Nobody guesses by cancelling, or while the provider is down.
        if (error.failure !== 'untrusted') await releaseAttempt(db, counters);
        if (error.failure !== 'cancelled')
          request.log.warn(`A sign-in by the provider of OpenID Connect failed: ${error.message}`);
        await storeOutcome(db, key, { failure: error.failure });
      }
      return back();
    },
  );

  app.get(
    '/api/auth/oidc/sign-out',
    {
      config: {
        ...config,
        operationId: 'getProviderSignOut',
        summary: 'The address where a person also signs out of the provider',
      },
      schema: { response: success(providerSignOutSchema) },
      onRequest,
    },
    async (request) => ok({ address: await provider.signOutAddress().catch(notUsable(request)) }),
  );
};
