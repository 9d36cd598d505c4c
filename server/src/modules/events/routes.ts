import type { PassThrough } from 'node:stream';

import { decodeJwt } from 'jose';
import { Type } from 'typebox';

import { DAY_MS, hasPermission, type Id, Permission } from '@contract';

import type { Database, Listen } from '../../db/database';
import { callerOf } from '../../http/access';
import { tooMany } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { isSessionOpen } from '../auth/sessions';
import { groupIdsOf } from '../journalists/membership-repository';
import { findUser } from '../users/repository';

import { CLIENT_ID } from './announce';
import { type Change, openChangeFeed } from './change-feed';
import { eventsMessages } from './messages';
import { openStream } from './stream';
import { concerns, createTagFilter } from './tag-filter';

const STREAMS_OF_A_PERSON = 20;
const STREAM_RETRY_SECONDS = 60;
const CLOSE_LIMIT_MS = 1_000;

const eventsQuery = Type.Object({
  client: Type.String({ pattern: CLIENT_ID.source }),
  behindMs: Type.Integer({ minimum: 0, maximum: DAY_MS, default: 0 }),
});

type Deps = { db: Database; listen: Listen; clock: Clock };

/** Whether a person with these bits may see a list of users or one of them. */
const mayReadUsers = (permission: number): boolean =>
  hasPermission(permission, Permission.USER_READ) || hasPermission(permission, Permission.USER_SEARCH);

/** The token was checked already; only its expiry is read here. */
const millisecondsLeft = (authorization: string | undefined, now: Date): number => {
  const { exp = 0 } = decodeJwt(authorization?.split(' ')[1] ?? '');
  return exp * 1000 - now.getTime();
};

/**
 * The stream that lets open consoles follow writes made elsewhere (`docs/decisions/live-updates.md`). Tags contain ids
 * and no content, and only ids of what the person may read; the resulting requests are authorised as always.
 */
export const registerEventRoutes = async (app: App, { db, listen, clock }: Deps): Promise<void> => {
  const changes = await openChangeFeed(db, listen, clock);
  app.decorate('changes', changes);
  const streams = new Map<Id, Set<PassThrough>>();

  const keep = (userId: Id, stream: PassThrough) => {
    const own = streams.get(userId) ?? new Set();
    streams.set(userId, own.add(stream));
    stream.once('close', () => {
      own.delete(stream);
      if (own.size === 0) streams.delete(userId);
    });
  };

  app.get(
    '/api/events',
    {
      config: {
        access: 'signed-in',
        extension: 'live',
        operationId: 'followChanges',
        summary: 'A stream of the changes that writes make',
        tag: 'Service',
        produces: 'text/event-stream',
      },
      schema: { querystring: eventsQuery },
      // A HEAD request would open a stream that nobody reads and nothing closes.
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { id, permission } = callerOf(request);
      const { client } = request.query;
      let readsUsers = mayReadUsers(permission);
      const lookAgain = async () => {
        readsUsers = mayReadUsers((await findUser(db, id))?.permission ?? 0);
      };
      const groupIds = await groupIdsOf(db, id);
      const filter = createTagFilter({ userId: id, groupIds, readsUsers: () => readsUsers });
      const filterTags = (change: Change) => {
        // A database that does not answer changes no permission.
        if (concerns(id, change)) void lookAgain().catch(() => undefined);
        return filter(change);
      };
      if ((streams.get(id)?.size ?? 0) >= STREAMS_OF_A_PERSON) {
        throw tooMany(eventsMessages.tooManyStreams, STREAM_RETRY_SECONDS);
      }
      // On a busy server the access check and reading the groups can take seconds; changes in that time are sent too.
      const behindMs = request.query.behindMs + (clock().getTime() - request.arrivedAt);
      const lifeMs = millisecondsLeft(request.headers.authorization, clock());
      const { sessionId } = request;
      const isSignedIn = async () => sessionId !== null && (await isSessionOpen(db, sessionId));
      const stream = openStream({ changes, client, filterTags, behindMs, lifeMs, sessionId, isSignedIn });
      keep(id, stream);
      return reply
        .type('text/event-stream')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .header('connection', 'close')
        .send(stream);
    },
  );

  app.addHook('preClose', async () => {
    const open = [...streams.values()].flatMap((own) => [...own]);
    open.forEach((stream) => stream.end());
    // Not every console reads the last bytes.
    setTimeout(() => open.forEach((stream) => stream.destroy()), CLOSE_LIMIT_MS).unref();
  });
  app.addHook('onClose', () => changes.close());
};
