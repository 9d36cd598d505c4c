import { isRecord } from '@contract';

import type { Json } from '../../src/openapi/check-schema';

export type Request = {
  /** Values of the path's parameters, by name. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: Json;
  form?: FormData;
  headers?: Record<string, string>;
  /** A token to use instead of the session's. */
  token?: string;
  /** Sends no token. */
  anonymous?: true;
};

/** `body` is undefined if the response was not a JSON object; `failure` says why there was no response. */
export type Answer = { status: number; body: Json | undefined; failure?: string };

type Options = { baseUrl: string; write: boolean; timeoutMs: number };

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** Calls that write only the kit's own sessions. */
const SESSION_CALLS = [
  'POST /api/auth/step-up',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-in/second-factor',
  'POST /api/auth/sign-in/passkey/start',
  'POST /api/auth/sign-in/passkey',
  'POST /api/auth/refresh',
  'POST /api/auth/sign-out',
  'DELETE /api/account/sessions/{sessionId}',
];

/** Sends calls of the document (`GET /api/users/detail/{id}`) to a backend. Without `write` it sends only reads. */
export const createClient = ({ baseUrl, write, timeoutMs }: Options) => {
  let token: string | undefined;

  const addressOf = (path: string, { params = {}, query = {} }: Request): string => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return `${baseUrl.replace(/\/+$/, '')}${filled}${search.size > 0 ? `?${search}` : ''}`;
  };

  return {
    authorizeWith: (value: string) => (token = value),
    authorization: (): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {}),
    addressOf: (path: string) => new URL(path, baseUrl).href,

    send: async (call: string, request: Request = {}): Promise<Answer> => {
      const [method = '', path = ''] = call.split(' ');
      if (method !== 'GET' && !SESSION_CALLS.includes(call) && !write)
        throw new Error(`${call} would write.`);
      const headers: Record<string, string> = {
        accept: 'application/json',
        'accept-language': 'en',
        ...request.headers,
      };
      const bearer = request.token ?? token;
      if (bearer !== undefined && !request.anonymous) headers['authorization'] = `Bearer ${bearer}`;
      if (request.body) headers['content-type'] = 'application/json';
      try {
        const answer = await fetch(addressOf(path, request), {
          method,
          headers,
          body: request.form ?? (request.body ? JSON.stringify(request.body) : null),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const body: unknown = await answer.json().catch(() => undefined);
        return { status: answer.status, body: isRecord(body) ? body : undefined };
      } catch (error) {
        return { status: 0, body: undefined, failure: reasonOf(error) };
      }
    },
  };
};

export type Client = ReturnType<typeof createClient>;
