import type { FastifyRequest } from 'fastify';

import type { CacheTag } from '@contract';

import type { Change, ChangeFeed, MembershipChange } from './change-feed';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent if this server announces no changes. */
    changes?: ChangeFeed;
  }
}

/** Each console sends a random id, so that it does not receive its own writes. */
export const CLIENT_ID = /^[\w-]{8,64}$/;

const clientOf = ({ headers, socket }: FastifyRequest): string | undefined => {
  const id = headers['x-client-id'];
  // If the connection broke before the response, the console does not know that the write succeeded, so it is told too.
  return typeof id === 'string' && CLIENT_ID.test(id) && !socket.destroyed ? id : undefined;
};

/**
 * Tells every open console what a write has changed, with the tags of `docs/caching.md`. The route calls it after the
 * commit, with the person whose `membership` has started or ended, if any. It never waits and never throws: a
 * change that cannot be announced is logged.
 */
export const announce = (request: FastifyRequest, tags: CacheTag[], membership?: MembershipChange): void => {
  const by = clientOf(request);
  const change: Change = { tags, ...(by !== undefined && { by }), ...(membership && { membership }) };
  void request.server.changes?.publish(change).catch((error: unknown) => {
    request.log.error({ err: error }, 'open consoles were not told of a change');
  });
};
