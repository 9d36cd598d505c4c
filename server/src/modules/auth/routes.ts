import { Type } from 'typebox';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { unauthorized } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { isFromThisComputer, isFromUnnamedProxy } from '../../http/this-computer';
import type { Demo } from '../../settings/config';
import { actorOf } from '../audit/record';
import type { Keyring } from '../keys/keyring';
import type { OwnSignInRule } from '../oidc/own-sign-in-rule';
import type { Ceremonies } from '../passkeys/ceremonies';
import { registerPasskeySignInRoutes } from '../passkeys/sign-in-routes';
import { type FactorRules, secondStepsAfterPassword } from '../two-factor/policy';
import type { Secrets } from '../two-factor/secrets';
import { userSchema } from '../users/schemas';

import { createBeginSession } from './begin-session';
import { loginResponse, refreshBody, signInBody } from './schemas';
import { registerSecondStep } from './second-step';
import { endSession, rotateSession } from './sessions';
import { createSignIn } from './sign-in/sign-in';
import type { Tokens } from './tokens';

type Deps = {
  db: Database;
  tokens: Tokens;
  clock: Clock;
  demo: Demo;
  keyring: Keyring;
  secrets: Secrets;
  /** Whom a password or passkey lets in where people sign in by a provider; undefined if they sign in everybody. */
  ownSignIn?: OwnSignInRule | undefined;
  /** Undefined where passkeys do not work. */
  ceremonies: Ceremonies | undefined;
} & FactorRules;

export const registerAuthRoutes = (app: App, deps: Deps): void => {
  const { db, tokens, clock, demo, keyring, secrets, ownSignIn, ceremonies } = deps;
  const signIns = createSignIn({ db, clock, demo, keyring, log: app.log, ownSignIn });
  const { admit, signIn, deviceCookie } = signIns;
  const begin = createBeginSession({ db, tokens, deviceCookie });

  app.get(
    '/api/auth/me',
    {
      config: {
        access: 'signed-in',
        operationId: 'getMe',
        summary: 'The signed-in user',
        tag: 'Session',
        core: true,
        supports: ['two-factor'],
        whileEnrolling: true,
      },
      schema: { response: success(userSchema) },
    },
    async (request) => ok(callerOf(request)),
  );

  app.post(
    '/api/auth/sign-in',
    {
      config: {
        access: 'public',
        operationId: 'signIn',
        summary: 'Sign in with a username or e-mail and a password',
        tag: 'Session',
        core: true,
        supports: ['two-factor'],
        announces: false,
        audits: ['sign-in.good', 'sign-in.refused', 'sign-in.throttled', 'sign-in.new-device'],
      },
      schema: { body: signInBody, response: success(loginResponse) },
      onRequest: async ({ ip, headers }) => admit({ address: ip, cookie: headers.cookie }),
    },
    async (request, reply) => {
      const { body, ip, headers } = request;
      const userId = await signIn({
        name: body.email,
        password: body.password,
        address: ip,
        cookie: headers.cookie,
        isLocal: isFromThisComputer(request),
        isSharedByAll: isFromUnnamedProxy(request),
      });
      // No session begins before the second step, and no device cookie is set yet.
      const steps = await secondStepsAfterPassword(db, deps, userId);
      if (steps.length > 0)
        return ok({ token: '', refreshToken: '', challenge: await tokens.issueChallenge(userId), steps });
      return ok(await begin(request, reply, userId));
    },
  );

  registerSecondStep(app, { db, tokens, secrets, begin, ...signIns });
  if (ceremonies) registerPasskeySignInRoutes(app, { db, tokens, ceremonies, begin, ownSignIn, ...signIns });

  app.post(
    '/api/auth/refresh',
    {
      config: {
        access: 'public',
        extension: 'refresh',
        operationId: 'refresh',
        summary: 'Exchange a refresh token, once, for a new pair',
        tag: 'Session',
        announces: false,
        // A renewal is not recorded; a token that is used twice ends its session, which is.
        audits: ['session.ended'],
      },
      schema: { body: refreshBody, response: success(loginResponse) },
    },
    async (request) => {
      const token = await tokens.verifyRefresh(request.body.refreshToken);
      const session = token && (await rotateSession(db, token, actorOf(request)));
      if (!session) throw unauthorized();
      return ok(await tokens.issue(token.userId, session));
    },
  );

  app.post(
    '/api/auth/sign-out',
    {
      config: {
        access: 'signed-in',
        whileEnrolling: true,
        extension: 'sign-out',
        operationId: 'signOut',
        summary: 'End the session of the token',
        tag: 'Session',
        announces: false,
        audits: ['session.ended'],
      },
      schema: { response: success(Type.Null()) },
    },
    async (request) => {
      const { sessionId } = request;
      if (sessionId !== null) await endSession(db, actorOf(request), { sessionId, reason: 'signed out' });
      return ok(null);
    },
  );
};
