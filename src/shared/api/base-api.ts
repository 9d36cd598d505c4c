import { createApi, retry } from '@reduxjs/toolkit/query/react';

import { envelopeBaseQuery } from './base-query';
import { readAgainIfOvertaken } from './overtaken-reads';
import { TAG_TYPES } from './tags';

/** Cached data older than this is shown and refetched. */
export const REFRESH_AFTER_SECONDS = 30;

/**
 * The API of the console; every feature injects its endpoints. No call is retried unless its endpoint sets
 * it in `extraOptions`. Tags invalidate immediately: waiting for running queries would show a list from
 * before the write. A screen that was open before renders from the cache at once, and refetches if the data
 * is older than 30 seconds.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: retry(readAgainIfOvertaken(envelopeBaseQuery), { maxRetries: 0 }),
  tagTypes: TAG_TYPES,
  invalidationBehavior: 'immediately',
  refetchOnMountOrArgChange: REFRESH_AFTER_SECONDS,
  endpoints: () => ({}),
});
