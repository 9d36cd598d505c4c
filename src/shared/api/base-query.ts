import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, REQUEST_TIMEOUT_MS, type Envelope } from '@/shared/contract';
import { getLocale } from '@/shared/i18n/locale';
import { askProof } from '@/shared/session/proof';
import { renewSession } from '@/shared/session/renewal';
import { getAccessToken, getSessionNumber } from '@/shared/session/session';

import { notFoundError, toFieldErrors, unknownError, type ApiError } from './api-error';
import { fetchOrTakeEarly, ME } from './early-user';
import { clientIdToSend } from './live/client-id';
import { readMissing } from './missing-right';
import { readNamedGroups } from './read/named-groups';
import { isWire } from './read/values';
import { refreshSession } from './refresh-session';
import { learnServerClock } from './server-clock';

type ApiMeta = {
  /** The message of the envelope. */
  message: string;
  /** The item that a refused write would have changed, if the backend sends it. */
  current?: unknown;
  response?: FetchBaseQueryMeta['response'];
};

type ApiOptions = {
  /** Overrides the time limit of API-01, for a call that uploads files. */
  timeoutMs?: number;
  /** Sends no token: nobody is signed in, and an existing session must not be used. */
  token?: null;
  /** The response is one item. If `data` is null, the call fails with ResourceNotFound. */
  item?: true;
  /** A write that changes nothing that is read: no read that is running is repeated because of it. */
  changesNoRead?: true;
};

/** The arguments of one call. */
type ApiArgs = FetchArgs & {
  /** Overrides fetch, for a call that reports upload progress. */
  fetchFn?: typeof fetch;
  /** Overrides the token of the session. A refusal of this token does not affect the session. */
  token?: string;
};

/** `extraOptions` of an endpoint whose response is one item. */
export const ITEM = { item: true } as const satisfies ApiOptions;

/** `extraOptions` of a mutation that changes nothing that is read. */
export const CHANGES_NO_READ = { changesNoRead: true } as const satisfies ApiOptions;

type EnvelopeQuery = BaseQueryFn<ApiArgs, unknown, ApiError, ApiOptions, ApiMeta>;

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'success' in body && typeof body.success === 'boolean';

/** Sends one request with this token; null sends none. */
const sendOnce = async (
  { fetchFn = fetchOrTakeEarly, token: _override, ...args }: ApiArgs,
  api: BaseQueryApi,
  { timeoutMs = REQUEST_TIMEOUT_MS, item }: ApiOptions,
  token: string | null,
): Promise<QueryReturnValue<unknown, ApiError, ApiMeta>> => {
  const config = await loadRuntimeConfig().catch(() => null);
  const isWrite = api.type === 'mutation';
  if (!config) return { error: unknownError(null, { isWrite }) };

  const send = fetchBaseQuery({
    // Node's fetch and some older proxies require an absolute address.
    baseUrl: config.apiBaseUrl || window.location.origin,
    timeout: timeoutMs,
    validateStatus: () => true,
    fetchFn,
    prepareHeaders: (headers) => {
      if (token) headers.set('authorization', `Bearer ${token}`);
      headers.set('accept-language', getLocale());
      const clientId = isWrite && clientIdToSend();
      if (clientId) headers.set('x-client-id', clientId);
    },
  });
  const result = await send(args, api, {});
  const response = result.meta?.response;
  learnServerClock(response);
  const httpStatus = response?.status ?? null;
  if (result.error || !isEnvelope(result.data)) {
    return { error: unknownError(httpStatus, { isWrite }) };
  }

  const envelope = result.data;
  const meta: ApiMeta = { message: envelope.message ?? '', response };
  if (envelope.success) {
    if (item && !isWire(envelope.data)) return { error: notFoundError(httpStatus), meta };
    return { data: envelope.data ?? null, meta };
  }
  const code = envelope.code ?? ErrorCode.Unknown;
  const missing = config.extensions.includes('refusals') ? readMissing(envelope.missing) : undefined;
  const groups = config.extensions.includes('members') ? readNamedGroups(envelope.groups) : undefined;
  return {
    error: {
      code,
      message: meta.message,
      fieldErrors: toFieldErrors(envelope.errors),
      httpStatus,
      ...(missing && { missing }),
      ...(envelope.needsProof && config.extensions.includes('step-up') && { needsProof: true as const }),
      ...(groups && { groups }),
    },
    meta: { ...meta, current: envelope.data },
  };
};

const checks = new Map<string, Promise<ApiError | undefined>>();

/**
 * Asks the backend whether it refuses the token; undefined if it does not. Parallel calls share one check.
 */
const refusalOf = (token: string, api: BaseQueryApi): Promise<ApiError | undefined> => {
  const running = checks.get(token);
  if (running) return running;
  // Not the signal of one call: the check serves all waiting calls.
  const { signal } = new AbortController();
  const asking = (async () =>
    (await sendOnce({ url: ME }, { ...api, signal, type: 'query' }, {}, token)).error)();
  checks.set(token, asking);
  void asking.finally(() => checks.delete(token));
  return asking;
};

/**
 * Whether an UnAuthorization response means that the session has ended. HTTP 401 always does. With another
 * status, some backends use the code for a missing permission: they still return the current user.
 */
const endsSession = async ({ url }: FetchArgs, { httpStatus }: ApiError, token: string, api: BaseQueryApi) =>
  httpStatus === 401 || url === ME || (await refusalOf(token, api))?.code === ErrorCode.UnAuthorization;

/**
 * One request in the session: base address, time limit, bearer token, envelope. Resolves to the data of the
 * envelope or to an `ApiError`. A response that is not an envelope (a time-out, the html of a proxy, half a
 * body) has the code Unknown (API-03). An UnAuthorization response renews the session, silently or by asking
 * the person, and the request is sent once more; if the session ends instead, the response is the result
 * (GRD-05). If the token is still valid, the result is a refusal with the code Alert (ANY-05).
 */
const sendInSession: EnvelopeQuery = async (args, api, options = {}) => {
  const override = args.token ?? options.token;
  if (override !== undefined) return sendOnce(args, api, options, override);
  const session = getSessionNumber();
  let token = getAccessToken();
  let result = await sendOnce(args, api, options, token);
  const { error } = result;
  if (error?.code !== ErrorCode.UnAuthorization) return result;
  // Also without a token: a person who had one when the page was opened is asked to sign in again.
  if (token !== null && !(await endsSession(args, error, token, api))) {
    return { error: { ...error, code: ErrorCode.Alert }, meta: result.meta };
  }
  const refreshed = token === null ? 'refused' : await refreshSession(token, session);
  if (refreshed === 'unanswered') return { error: unknownError(null) };
  if (refreshed === 'renewed' && !api.signal.aborted) {
    token = getAccessToken();
    result = await sendOnce(args, api, options, token);
    if (result.error?.code !== ErrorCode.UnAuthorization) return result;
  }
  if (!(await renewSession(token, session)) || api.signal.aborted) return result;
  return sendOnce(args, api, options, getAccessToken());
};

/**
 * One request of the core API. If the server wants a proof that it is the person, they are asked over the page, and the request is
 * sent once more (extension `step-up`).
 */
export const envelopeBaseQuery: EnvelopeQuery = async (args, api, options = {}) => {
  const result = await sendInSession(args, api, options);
  if (!result.error?.needsProof || api.signal.aborted || !(await askProof())) return result;
  return sendInSession(args, api, options);
};
