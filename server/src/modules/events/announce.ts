import type { FastifyRequest } from 'fastify';

import type { CacheTag } from '@contract';

import type { Change, ChangeFeed, MembershipChange } from './change-feed';

declare module 'fastify' {
  interface FastifyInstance {
    /** Not there where this server tells nobody of changes. */
    changes?: ChangeFeed;
  }
}

/** Consoles name themselves by a random id, so that each is spared the echo of its own writes. */
export const CLIENT_ID = /^[\w-]{8,64}$/;

const clientOf = ({ headers, socket }: FastifyRequest): string | undefined => {
  const id = headers['x-client-id'];
  // A console whose connection broke before the answer does not know that the write took place: it is told as well.
  return typeof id === 'string' && CLIENT_ID.test(id) && !socket.destroyed ? id : undefined;
};

/**
 * Tells every open console what a write has changed, by the tags of `docs/caching.md`. To be called once the write is
 * committed, by its route, with the person whose `membership` it has begun or ended. It never waits and never throws: a
 * change that cannot be announced is logged.
 */
export const announce = (request: FastifyRequest, tags: CacheTag[], membership?: MembershipChange): void => {
  const by = clientOf(request);
  const change: Change = { tags, ...(by !== undefined && { by }), ...(membership && { membership }) };
  void request.server.changes?.publish(change).catch((error: unknown) => {
    request.log.error({ err: error }, 'open consoles were not told of a change');
  });
};
