import { createApi, retry } from '@reduxjs/toolkit/query/react';

import { envelopeBaseQuery } from './base-query';
import { readAgainIfOvertaken } from './overtaken-reads';
import { TAG_TYPES } from './tags';

/** What the cache holds is shown, and asked for again, from this age on. */
export const REFRESH_AFTER_SECONDS = 30;

/**
 * The one API of the console; every feature injects its endpoints. No call is retried unless its endpoint says so
 * in `extraOptions`. Tags invalidate at once: waiting for running queries would show a list from before the write.
 * A screen seen before appears from the cache at once, and refreshes behind where that is older than half a minute.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: retry(readAgainIfOvertaken(envelopeBaseQuery), { maxRetries: 0 }),
  tagTypes: TAG_TYPES,
  invalidationBehavior: 'immediately',
  refetchOnMountOrArgChange: REFRESH_AFTER_SECONDS,
  endpoints: () => ({}),
});
