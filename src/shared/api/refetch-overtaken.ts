import type { Middleware } from '@reduxjs/toolkit';

import { baseApi } from './base-api';

const typeOf = (action: unknown) =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '';

const queryKeyOf = (action: unknown): string => {
  const { meta } = action as { meta?: { arg?: { queryCacheKey?: string } } }; // the shape of RTK Query's own actions
  return meta?.arg?.queryCacheKey ?? '';
};

type State = { api: ReturnType<typeof baseApi.reducer> };

/**
 * A write that succeeds while a list is still on its way overtakes it, one of somebody else's too: what arrives may be
 * from before the write, and RTK Query drops the refetch that the write asks for, because one is running. Such a query is asked once more
 * when it has arrived.
 */
export const refetchOvertaken: Middleware<object, State> = (store) => {
  const overtaken = new Set<string>();
  return (next) => (action) => {
    const type = typeOf(action);
    if (type === 'api/executeMutation/fulfilled' || baseApi.util.invalidateTags.match(action)) {
      for (const [key, query] of Object.entries(store.getState().api.queries)) {
        if (query?.status === 'pending') overtaken.add(key);
      }
    }
    const result = next(action);
    if (type === 'api/executeQuery/fulfilled' && overtaken.delete(queryKeyOf(action))) {
      const query = store.getState().api.queries[queryKeyOf(action)];
      // endpoints are injected by the features: the base knows none by name
      const endpoints = baseApi.endpoints as Record<
        string,
        { initiate: (args: unknown, options: object) => never }
      >;
      const endpoint = query?.endpointName ? endpoints[query.endpointName] : undefined;
      if (endpoint)
        store.dispatch(endpoint.initiate(query?.originalArgs, { forceRefetch: true, subscribe: false }));
    }
    return result;
  };
};
