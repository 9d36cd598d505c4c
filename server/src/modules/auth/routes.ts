import { Type } from 'typebox';

import type { Demo } from '../../config';
import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { unauthorized } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { userSchema } from '../users/schemas';

import { loginResponse, refreshBody, signInBody } from './schemas';
import { closeSession, openSession, rotateSession } from './sessions';
import { createSignIn } from './sign-in/sign-in';
import type { Tokens } from './tokens';

type Deps = { db: Database; tokens: Tokens; clock: Clock; demo: Demo; secret: string };

export const registerAuthRoutes = (app: App, { db, tokens, clock, demo, secret }: Deps): void => {
  const { admit, signIn, deviceCookie } = createSignIn({ db, clock, demo, secret });

  app.get(
    '/api/auth/me',
    {
      config: {
        access: 'signed-in',
        operationId: 'getMe',
        summary: 'The signed-in user',
        tag: 'Session',
        core: true,
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
        announces: false,
      },
      schema: { body: signInBody, response: success(loginResponse) },
      onRequest: async ({ ip, headers }) => admit({ address: ip, cookie: headers.cookie }),
    },
    async ({ body, ip, headers, protocol }, reply) => {
      const userId = await signIn({
        name: body.email,
        password: body.password,
        address: ip,
        cookie: headers.cookie,
      });
      reply.header('set-cookie', deviceCookie(userId, protocol === 'https'));
      return ok(await tokens.issue(userId, await openSession(db, userId, clock())));
    },
  );

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
      },
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
    {
      config: {
        access: 'signed-in',
        extension: 'sign-out',
        operationId: 'signOut',
        summary: 'End the session that the token belongs to',
        tag: 'Session',
        announces: false,
      },
      schema: { response: success(Type.Null()) },
    },
    async ({ sessionId }) => {
      if (sessionId !== null) await closeSession(db, sessionId);
      return ok(null);
    },
  );
};
