import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

import { resetRuntimeConfig } from '@/shared/config/runtime-config';
import type { ErrorCode, ExtensionName, Paginated, WireFieldErrors } from '@/shared/contract';

/** The API for tests: each test defines the calls that it answers; any other call is an error. */
export const apiServer = setupServer(
  http.get('*/config.json', () =>
    HttpResponse.json({ apiBaseUrl: '', productDomains: [], redirectPath: '/redirect' }),
  ),
  // Unreachable in tests that do not sign in.
  http.get('*/api/auth/me', () => HttpResponse.error()),
);

/** Simulates a backend with these extensions; by default the backend has only the core API. */
export const announceExtensions = (...extensions: ExtensionName[]) => {
  resetRuntimeConfig();
  apiServer.use(http.get('*/config.json', () => HttpResponse.json({ extensions })));
};

export type ApiCall = {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
};

type Method = 'get' | 'post' | 'put' | 'delete';
type Answer = { status?: number; headers?: Record<string, string>; body: JsonBodyType };

/** A successful envelope. */
export const ok = (data: JsonBodyType, message = '', headers: Record<string, string> = {}): Answer => ({
  headers,
  body: { success: true, data, message, code: null, errors: null },
});

/** A refusal in the envelope; `status` 200 simulates a backend that refuses with HTTP 200 (API-04). */
export const refused = (
  code: ErrorCode,
  message = '',
  {
    errors = {},
    status = 400,
    ...more
  }: { errors?: WireFieldErrors; status?: number; groups?: unknown } = {},
): Answer => ({ status, body: { success: false, data: null, message, code, errors, ...more } });

export const page = <T>(data: T[], currentPage = 1, totalPages = 1): Paginated<T> => ({
  data,
  totalPages,
  firstPage: 1,
  lastPage: totalPages,
  currentPage,
});

const readBody = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text ? (JSON.parse(text) as unknown) : null; // tests assert on it
};

/**
 * Answers a call and records it: `const calls = answer('get', '/api/users/search', () => ok(page([])))`. The
 * answer may be a promise, so that a test can delay the response.
 */
export const answer = (
  method: Method,
  path: string,
  reply: (call: ApiCall & { params: Record<string, string> }) => Answer | Promise<Answer>,
): ApiCall[] => {
  const calls: ApiCall[] = [];
  apiServer.use(
    http[method](`*${path}`, async ({ request, params }) => {
      const url = new URL(request.url);
      const call: ApiCall = {
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: await readBody(request),
        headers: request.headers,
      };
      calls.push(call);
      const {
        body,
        status = 200,
        headers = {},
      } = await reply({ ...call, params: params as Record<string, string> }); // no repeated params
      return HttpResponse.json(body, { status, headers });
    }),
  );
  return calls;
};
