import { ErrorCode } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { ApiError, invalidInput } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { findCredentials } from '../users/repository';
import { userSchema } from '../users/schemas';

import { authMessages } from './messages';
import { passwordMatches } from './password';
import { loginResponse, signInBody } from './schemas';
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
      return ok(await tokens.issue(credentials.id));
    },
  );
};
