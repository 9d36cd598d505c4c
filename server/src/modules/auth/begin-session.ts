import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Id, LoginResponse } from '@contract';

import type { Database } from '../../db/database';
import { unauthorized } from '../../http/api-error';
import { actorOf, personObject, recordAudit } from '../audit/record';
import { lockUser } from '../users/repository';

import { browserOf, placeOf } from './device-name';
import { meetDevice } from './known-devices';
import { openSession } from './sessions';
import type { SignIn } from './sign-in/sign-in';
import type { Tokens } from './tokens';

type Deps = { db: Database; tokens: Tokens; deviceCookie: SignIn['deviceCookie'] };

/** How the person signed in, and when they last gave a proof, if that is known. */
type SignedIn = { action: 'sign-in.good' | 'sign-in.by-provider'; provenAt?: Date | null };

/** Begins a session for a person who has proved their identity. */
export const createBeginSession =
  ({ db, tokens, deviceCookie }: Deps) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    userId: Id,
    { action, provenAt }: SignedIn = { action: 'sign-in.good' },
  ): Promise<LoginResponse> => {
    const { ip, headers, protocol } = request;
    reply.header('set-cookie', deviceCookie(userId, protocol === 'https'));
    const actor = actorOf(request);
    const device = { browser: browserOf(headers['user-agent']), network: placeOf(ip) };
    const session = await db.transaction(async (tx) => {
      // Locked until the session is stored, so that disabling the account at the same time ends this session too.
      const user = await lockUser(tx, userId);
      if (!user || user.state === 'disabled') throw unauthorized();
      const opened = await openSession(tx, userId, actor.at, device, provenAt);
      const by = { ...actor, userId, sessionId: opened.sessionId };
      const object = personObject(user);
      if (await meetDevice(tx, { userId, at: actor.at, ...opened }, device))
        await recordAudit(tx, by, { action: 'sign-in.new-device', object, after: device });
      await recordAudit(tx, by, { action, object });
      return opened;
    });
    return tokens.issue(userId, session);
  };

export type BeginSession = ReturnType<typeof createBeginSession>;
