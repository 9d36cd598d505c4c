import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';

import { baseApi } from './base-api';
import { reportAnswers } from './live/report-answers';

/** The store holds only the cache of the API. A screen keeps its state in its URL or its component. */
export const createStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault(
        process.env.NODE_ENV === 'production'
          ? {}
          : {
              // These checks run in development only; do not warn about a slow machine.
              immutableCheck: { warnAfter: 500 },
              serializableCheck: {
                warnAfter: 500,
                // The arguments of an upload contain files.
                ignoredPaths: [`${baseApi.reducerPath}.mutations`],
                ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta', 'payload.originalArgs'],
              },
            },
      ).concat(baseApi.middleware, reportAnswers),
    // Notify subscribers in the next task instead of the next frame. Not earlier: code that awaits a
    // response (such as a dialog that closes) then renders together with it.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'timer', timeout: 0 } }),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppState = ReturnType<AppStore['getState']>;

export const useAppStore = useStore.withTypes<AppStore>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Fills the cache with the first data of the screen at an address with these parameters. */
export type Prefetch = (
  params: Readonly<Partial<Record<string, string>>>,
) => ThunkAction<void, AppState, unknown, UnknownAction>;
