import { baseApi } from '@/shared/api/base-api';
import type { StepUpRequest } from '@/shared/contract';

const stepUpApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Proves that it is the signed-in person (extension `step-up`). */
    stepUp: build.mutation<null, StepUpRequest>({
      query: (body) => ({ url: '/api/auth/step-up', method: 'POST', body }),
      transformResponse: () => null,
    }),
  }),
});

export const { useStepUpMutation } = stepUpApi;
