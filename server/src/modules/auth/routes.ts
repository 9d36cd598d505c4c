import { Type } from 'typebox';

import type { Demo } from '../../config';
import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { unauthorized } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { actorOf, personObject, recordAudit } from '../audit/record';
import { lockUser } from '../users/repository';
import { userSchema } from '../users/schemas';

import { browserOf, placeOf } from './device-name';
import { meetDevice } from './known-devices';
import { loginResponse, refreshBody, signInBody } from './schemas';
import { endSession, openSession, rotateSession } from './sessions';
import { createSignIn } from './sign-in/sign-in';
import type { Tokens } from './tokens';

type Deps = { db: Database; tokens: Tokens; clock: Clock; demo: Demo; secret: string };

export const registerAuthRoutes = (app: App, { db, tokens, clock, demo, secret }: Deps): void => {
  const { admit, signIn, deviceCookie } = createSignIn({ db, clock, demo, secret, log: app.log });

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
        audits: ['sign-in.good', 'sign-in.refused', 'sign-in.throttled', 'sign-in.new-device'],
      },
      schema: { body: signInBody, response: success(loginResponse) },
      onRequest: async ({ ip, headers }) => admit({ address: ip, cookie: headers.cookie }),
    },
    async (request, reply) => {
      const { body, ip, headers, protocol } = request;
      const userId = await signIn({
        name: body.email,
        password: body.password,
        address: ip,
        cookie: headers.cookie,
      });
      reply.header('set-cookie', deviceCookie(userId, protocol === 'https'));
      const actor = actorOf(request);
      const device = { browser: browserOf(headers['user-agent']), network: placeOf(ip) };
      const session = await db.transaction(async (tx) => {
        // Locked until the session is there: whoever disables the account then ends this one too.
        const user = await lockUser(tx, userId);
        if (!user || user.state === 'disabled') throw unauthorized();
        const opened = await openSession(tx, userId, actor.at, device);
        const by = { ...actor, userId, sessionId: opened.sessionId };
        const object = personObject(user);
        if (await meetDevice(tx, { userId, at: actor.at, ...opened }, device))
          await recordAudit(tx, by, { action: 'sign-in.new-device', object, after: device });
        await recordAudit(tx, by, { action: 'sign-in.good', object });
        return opened;
      });
      return ok(await tokens.issue(userId, session));
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
        // A renewal goes unnoticed; a token that was used twice ends its session.
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
        extension: 'sign-out',
        operationId: 'signOut',
        summary: 'End the session that the token belongs to',
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
