import { Type } from 'typebox';

import { ErrorCode } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { ApiError, invalidInput, unauthorized } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { findCredentials } from '../users/repository';
import { userSchema } from '../users/schemas';

import { authMessages } from './messages';
import { passwordMatches } from './password';
import { loginResponse, refreshBody, signInBody } from './schemas';
import { closeSession, openSession, rotateSession } from './sessions';
import { createSignInThrottle } from './sign-in-throttle';
import type { Tokens } from './tokens';

type Deps = { db: Database; tokens: Tokens; clock: Clock };

export const registerAuthRoutes = (app: App, { db, tokens, clock }: Deps): void => {
  const throttle = createSignInThrottle(clock);

  app.get(
    '/api/auth/me',
    { config: { access: 'signed-in' }, schema: { response: success(userSchema) } },
    async (request) => ok(callerOf(request)),
  );

  app.post(
    '/api/auth/sign-in',
    { config: { access: 'public' }, schema: { body: signInBody, response: success(loginResponse) } },
    async ({ body, ip }) => {
      const minutes = throttle.minutesToWait(body.email, ip);
      if (minutes > 0) {
        throw new ApiError(ErrorCode.TryAgainLater, authMessages.tooManyAttempts(minutes), {
          httpStatus: 429,
        });
      }
      const credentials = await findCredentials(db, body.email);
      if (!(await passwordMatches(credentials?.passwordHash, body.password)) || !credentials) {
        throttle.recordFailure(body.email, ip);
        throw invalidInput({ password: authMessages.wrongCredentials });
      }
      throttle.forget(body.email, ip);
      return ok(await tokens.issue(credentials.id, await openSession(db, credentials.id, clock())));
    },
  );

  app.post(
    '/api/auth/refresh',
    {
      config: { access: 'public', extension: 'refresh' },
      schema: { body: refreshBody, response: success(loginResponse) },
    },
    async ({ body }) => {
      const token = await tokens.verifyRefresh(body.refreshToken);
      const session = token && (await rotateSession(db, token, clock()));
      if (!session) throw unauthorized();
      return ok(await tokens.issue(token.userId, session));
    },
  );

  app.post(
    '/api/auth/sign-out',
    { config: { access: 'signed-in', extension: 'sign-out' }, schema: { response: success(Type.Null()) } },
    async ({ sessionId }) => {
      if (sessionId !== null) await closeSession(db, sessionId);
      return ok(null);
    },
  );
};
