import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { EVERY_TAG } from '@/shared/contract';

import { baseApi } from '../base-api';
import type { AppState } from '../store';

/**
 * Refetches everything on screen. Invalidating every tag would also drop the lists that are not on screen:
 * whoever then loses the network and goes Back would have nothing to read. They are refetched when they are
 * shown again, if they are older than `REFRESH_AFTER_SECONDS`.
 */
export const refetchScreen =
  (): ThunkAction<void, AppState, unknown, UnknownAction> => (dispatch, getState) => {
    const state = getState();
    // RTK Query updates `subscriptions` half a second late; what came on screen since then was just loaded.
    // eslint-disable-next-line no-restricted-syntax -- nothing documented says it (docs/decisions/live-updates.md)
    const isOnScreen = (key: string) => Object.keys(state.api.subscriptions[key] ?? {}).length > 0;
    baseApi.util
      .selectInvalidatedBy(state, EVERY_TAG)
      .filter(({ queryCacheKey }) => isOnScreen(queryCacheKey))
      .forEach(({ endpointName, originalArgs }) =>
        // The static type of the base API does not list the injected endpoints.
        // eslint-disable-next-line no-restricted-syntax -- so no type fits their names and arguments
        dispatch(baseApi.util.prefetch(endpointName as never, originalArgs as never, { force: true })),
      );
  };
