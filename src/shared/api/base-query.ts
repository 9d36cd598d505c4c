import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, REQUEST_TIMEOUT_MS, type Envelope } from '@/shared/contract';
import { getLocale } from '@/shared/i18n/locale';
import { endSession, getAccessToken } from '@/shared/session/session';

import { toFieldErrors, unknownError, type ApiError } from './api-error';

export type ApiMeta = {
  /** The message of the envelope: what the server says of a call that succeeded. */
  message: string;
  response?: FetchBaseQueryMeta['response'];
};

export type ApiOptions = {
  /** Replaces the time limit of API-01 for a call that carries files. */
  timeoutMs?: number;
  /** Replaces fetch, for a call that reports the progress of an upload. */
  fetchFn?: typeof fetch;
};

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'success' in body && typeof body.success === 'boolean';

/**
 * One request of section 7: base address, time limit, bearer token, envelope. Resolves to the envelope's data or
 * to an `ApiError`; anything that is no envelope (a time-out, a proxy's html, half a body) has the code Unknown
 * (API-03). An UnAuthorization answer ends the session that sent the request (GRD-05).
 */
export const envelopeBaseQuery: BaseQueryFn<FetchArgs, unknown, ApiError, ApiOptions, ApiMeta> = async (
  args,
  api,
  { timeoutMs = REQUEST_TIMEOUT_MS, fetchFn } = {},
) => {
  const config = await loadRuntimeConfig().catch(() => null);
  if (!config) return { error: unknownError(null) };

  const token = getAccessToken();
  const send = fetchBaseQuery({
    // Node's fetch and some older proxies want an absolute address
    baseUrl: config.apiBaseUrl || window.location.origin,
    timeout: timeoutMs,
    validateStatus: () => true,
    ...(fetchFn && { fetchFn }),
    prepareHeaders: (headers) => {
      if (token) headers.set('authorization', `Bearer ${token}`);
      headers.set('accept-language', getLocale());
    },
  });
  const result = await send(args, api, {});
  const response = result.meta?.response;
  const httpStatus = response?.status ?? null;
  if (result.error || !isEnvelope(result.data)) return { error: unknownError(httpStatus) };

  const envelope = result.data;
  const meta: ApiMeta = { message: envelope.message ?? '', response };
  if (envelope.success) return { data: envelope.data ?? null, meta };

  const code = envelope.code ?? ErrorCode.Unknown;
  // A late answer to a request of an earlier session says nothing about the one that has begun since.
  if (code === ErrorCode.UnAuthorization && token && token === getAccessToken()) endSession('expired');
  return {
    error: { code, message: meta.message, fieldErrors: toFieldErrors(envelope.errors), httpStatus },
    meta,
  };
};
