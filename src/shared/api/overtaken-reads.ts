import type { BaseQueryFn } from '@reduxjs/toolkit/query';

let writes = 0;

/** Records a write, of this page or of another person, for the reads that are running. */
export const noteWrite = (): void => {
  writes += 1;
};

/** After this a read is repeated no more than once: where many save at once, it would not end. */
const REPEAT_MS = 3_000;

/**
 * Repeats a read until no write succeeded while it was running. Its response may be older than the write,
 * and RTK Query drops the refetch that the write's tags request, because the read is still running. Without
 * the repeat, the list would show the old state until the next write (docs/decisions/overtaken-reads.md).
 */
export const readAgainIfOvertaken =
  <Args, Result, Failure, Options extends { changesNoRead?: true }, Meta extends object>(
    baseQuery: BaseQueryFn<Args, Result, Failure, Options, Meta>,
  ): BaseQueryFn<Args, Result, Failure, Options, Meta> =>
  async (args, api, options) => {
    if (api.type === 'mutation') {
      const result = await baseQuery(args, api, options);
      if (!result.error && !options?.changesNoRead) noteWrite();
      return result;
    }
    const startedAt = performance.now();
    for (let isRepeat = false; ; isRepeat = true) {
      const writesBefore = writes;
      const result = await baseQuery(args, api, options);
      const isOvertaken = writes !== writesBefore && !api.signal.aborted;
      if (!isOvertaken || (isRepeat && performance.now() - startedAt >= REPEAT_MS)) return result;
    }
  };
