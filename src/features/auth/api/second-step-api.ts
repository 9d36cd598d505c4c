import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readLogin } from '@/shared/api/read/entities';
import type { LoginResponse, SecondStepRequest } from '@/shared/contract';

const secondStepApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The second step of a sign-in (extension `two-factor`). */
    giveSecondFactor: build.mutation<LoginResponse, SecondStepRequest>({
      query: (body) => ({ url: '/api/auth/sign-in/second-factor', method: 'POST', body }),
      transformResponse: readLogin,
      extraOptions: { ...ITEM, token: null },
    }),
  }),
});

export const { useGiveSecondFactorMutation } = secondStepApi;
