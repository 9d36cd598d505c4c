import { PassThrough } from 'node:stream';

import type { CacheTag, ChangeEvent } from '@contract';

import type { Change, ChangeFeed } from './change-feed';

const HEARTBEAT_MS = 15_000;
const CHECK_MS = 60_000;
const RETRY_MS = 2_000;
/** The unread bytes at which a stream is closed: the console is gone, or will reconnect and request what it missed. */
const MAX_WAITING_BYTES = 256 * 1024;
/** The maximum delay of a timer. */
const MAX_TIMER_MS = 2_147_483_647;

type Options = {
  changes: ChangeFeed;
  /** The id of the console; its own changes are left out. */
  client: string;
  /** Filters the tags of a change for this person (`createTagFilter`). */
  filterTags: (change: Change) => CacheTag[];
  /** The age of the console's data in milliseconds. */
  behindMs: number;
  /** The remaining validity of the caller's token in milliseconds. */
  lifeMs: number;
  /** The caller's session, which may end before the token does. */
  sessionId: string | null;
  /** Whether it is still open. */
  isSignedIn: () => Promise<boolean>;
};

/** A stream of server-sent events: first the changes made while the console was disconnected, then each change as it happens. */
export const openStream = ({
  changes,
  client,
  filterTags,
  behindMs,
  lifeMs,
  sessionId,
  isSignedIn,
}: Options): PassThrough => {
  const stream = new PassThrough();
  const write = (text: string) => {
    if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
    else stream.write(text);
  };
  const send = (change: Change) => {
    const tags = filterTags(change);
    if (change.by === client || tags.length === 0) return;
    write(`data: ${JSON.stringify({ tags } satisfies ChangeEvent)}\n\n`);
  };

  write(`retry: ${RETRY_MS}\n\n`);
  changes.since(behindMs).forEach(send);
  const unsubscribe = changes.subscribe(send);
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  const endIfSignedOut = async () => {
    if (!(await isSignedIn())) stream.end();
  };
  // A database that does not answer says nothing about the session.
  const look = () => void endIfSignedOut().catch(() => undefined);
  const ignoreEnds = changes.onSessionEnd((ended) => {
    if (ended === null) look();
    else if (ended === sessionId) stream.end();
  });
  look();
  const check = setInterval(look, CHECK_MS);
  const expiry = setTimeout(() => stream.end(), Math.min(Math.max(lifeMs, 0), MAX_TIMER_MS));
  const release = () => {
    unsubscribe();
    ignoreEnds();
    clearInterval(heartbeat);
    clearInterval(check);
    clearTimeout(expiry);
  };
  stream.once('finish', release).once('close', release);
  return stream;
};
