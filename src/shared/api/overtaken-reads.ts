import type { BaseQueryFn } from '@reduxjs/toolkit/query';

let writes = 0;

/** Tells the reads that are on their way that something was written: here, or by somebody else. */
export const noteWrite = (): void => {
  writes += 1;
};

/**
 * Sends a read again, once, when a write succeeded while the read was on its way. Its answer may be from before the
 * write, and RTK Query drops the refetch that the write's tags ask for, because the read still counts as running: the
 * list would show the old state until the next write (docs/decisions/overtaken-reads.md).
 */
export const readAgainIfOvertaken =
  <Args, Result, Failure, Options extends object, Meta extends object>(
    baseQuery: BaseQueryFn<Args, Result, Failure, Options, Meta>,
  ): BaseQueryFn<Args, Result, Failure, Options, Meta> =>
  async (args, api, options) => {
    const writesAtStart = writes;
    const result = await baseQuery(args, api, options);
    if (api.type === 'mutation') {
      if (!result.error) noteWrite();
      return result;
    }
    return writes === writesAtStart || api.signal.aborted ? result : baseQuery(args, api, options);
  };
