import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';

import { baseApi } from './base-api';

type ApiState = Record<typeof baseApi.reducerPath, ReturnType<typeof baseApi.reducer>>;

/** Whether any request to the backend is still pending. */
export const useIsLoading = (): boolean =>
  useSelector((state: ApiState) =>
    Object.values(state[baseApi.reducerPath].queries).some((query) => query?.status === QueryStatus.pending),
  );
