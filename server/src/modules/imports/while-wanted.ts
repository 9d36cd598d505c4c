import { setImmediate as nextTurn } from 'node:timers/promises';

import { ErrorCode } from '@contract';

import { ApiError, unauthorized } from '../../http/api-error';
import { commonMessages } from '../../http/messages';

import type { Reading } from './archive-item';
import { importMessages } from './messages';

const PART_BYTES = 16 * 1024;

/** A body in parts, between which other requests get their turn: reading a million broken lines takes seconds. */
export async function* inParts(body: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < body.length; start += PART_BYTES) {
    await nextTurn();
    yield body.subarray(start, start + PART_BYTES);
  }
}

export type Server = {
  isDraining: () => boolean;
  /** Why the disk takes no more; undefined if it does. */
  fullDisk: () => Promise<string | undefined>;
};

type Caller = {
  /** Whether somebody still waits for the answer. */
  isWanted: () => boolean;
  /** Whether their token has not been revoked. */
  isAllowed: () => Promise<boolean>;
};

/**
 * The articles of a call, up to the one at which nobody waits for the answer any more, the token is revoked, or the
 * server cannot go on: then it throws, and the same body imports the rest later.
 */
export async function* whileWanted(
  readings: AsyncIterable<Reading>,
  { isWanted, isAllowed }: Caller,
  { isDraining, fullDisk }: Server,
): AsyncGenerator<Reading> {
  for await (const reading of readings) {
    if (!isWanted()) return;
    if (!(await isAllowed())) throw unauthorized(importMessages.revoked);
    if (isDraining()) throw new ApiError(ErrorCode.TryAgainLater, importMessages.stopping);
    if (await fullDisk()) throw new ApiError(ErrorCode.TryAgainLater, commonMessages.diskFull);
    yield reading;
  }
}
