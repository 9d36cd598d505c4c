import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';

import { baseApi } from './base-api';
import { reportAnswers } from './live/report-answers';

/** The store holds the API's cache and nothing else: what a screen remembers lives in its URL or its component. */
export const createStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault(
        process.env.NODE_ENV === 'production'
          ? {}
          : {
              // A slow machine is no news. The checks run in development only.
              immutableCheck: { warnAfter: 500 },
              serializableCheck: {
                warnAfter: 500,
                // The arguments of an upload hold its files.
                ignoredPaths: [`${baseApi.reducerPath}.mutations`],
                ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta', 'payload.originalArgs'],
              },
            },
      ).concat(baseApi.middleware, reportAnswers),
    // An answer is drawn in the next task and not with the next frame; not sooner, so that whoever awaited it (a dialog
    // that closes) is drawn together with it.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'timer', timeout: 0 } }),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
type AppState = ReturnType<AppStore['getState']>;

export const useAppStore = useStore.withTypes<AppStore>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Fills the cache with what the screen at an address with these parameters asks for first. */
export type Prefetch = (
  params: Readonly<Partial<Record<string, string>>>,
) => ThunkAction<void, AppState, unknown, UnknownAction>;
