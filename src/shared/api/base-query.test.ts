import { delay, http, HttpResponse } from 'msw';

import { resetRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, REQUEST_TIMEOUT_MS } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { getAccessToken, hasSession, onSessionEnd, startSession } from '@/shared/session/session';
import { answer, apiServer, ok, refused } from '@/shared/testing/api-server';

import { baseApi } from './base-api';
import { createStore } from './store';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ readThing: build.query<unknown, void>({ query: () => ({ url: '/api/thing' }) }) }),
});

const setup = () => {
  resetRuntimeConfig();
  const store = createStore();
  return { read: () => store.dispatch(api.endpoints.readThing.initiate(undefined, { forceRefetch: true })) };
};

const unknown = (httpStatus: number | null) => ({
  code: ErrorCode.Unknown,
  message: '',
  fieldErrors: {},
  httpStatus,
});

describe('one request to the API', () => {
  it('carries the bearer token of the browser storage and the language of the person [API-02]', async () => {
    const { read } = setup();
    startSession({ token: 'secret', refreshToken: 'refresh' });
    setLocale('en');
    const calls = answer('get', '/api/thing', () => ok(1));
    await read();
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(calls[0]?.headers.get('accept-language')).toBe('en');
  });

  it('goes to the address that config.json names at run time [API-01]', async () => {
    const { read } = setup();
    apiServer.use(
      http.get('*/config.json', () => HttpResponse.json({ apiBaseUrl: 'http://api.elsewhere.test/' })),
    );
    apiServer.use(
      http.get('http://api.elsewhere.test/api/thing', () => HttpResponse.json(ok('from elsewhere').body)),
    );
    expect((await read()).data).toBe('from elsewhere');
  });

  it('unwraps the envelope [API-04]', async () => {
    const { read } = setup();
    answer('get', '/api/thing', () => ok({ id: 1 }));
    expect((await read()).data).toEqual({ id: 1 });
  });

  it.each([200, 400])('is refused by an envelope that comes with HTTP %i [API-04]', async (status) => {
    const { read } = setup();
    answer('get', '/api/thing', () =>
      refused(ErrorCode.InvalidInput, 'ชื่อซ้ำ', { status, errors: { name: ['สั้นไป', 'ซ้ำ'], code: 'ผิด' } }),
    );
    expect((await read()).error).toEqual({
      code: ErrorCode.InvalidInput,
      message: 'ชื่อซ้ำ',
      fieldErrors: { name: 'สั้นไป', code: 'ผิด' },
      httpStatus: status,
    });
  });

  it('gives up after five seconds with the code Unknown [API-01, API-03]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const { read } = setup();
      apiServer.use(http.get('*/api/thing', () => delay('infinite')));
      let answered: unknown;
      void read().then((result) => (answered = result.error));
      await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 50);
      expect(answered).toBeUndefined();
      await jest.advanceTimersByTimeAsync(5_000);
      expect(answered).toEqual(unknown(null));
      expect(REQUEST_TIMEOUT_MS).toBe(5_000);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['a refused connection', () => HttpResponse.error(), null],
    ['the html of a proxy', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['half a body', () => new HttpResponse('{"success":true,"data":[1,', { status: 200 }), 200],
    ['json that is no envelope', () => HttpResponse.json(['surprise']), 200],
  ])('is an unsuccessful result with the code Unknown after %s [API-03]', async (_what, reply, status) => {
    const { read } = setup();
    apiServer.use(http.get('*/api/thing', reply));
    expect((await read()).error).toEqual(unknown(status));
  });

  it('sends nothing to a guessed address while config.json cannot be read, and asks for it again', async () => {
    const { read } = setup();
    const calls = answer('get', '/api/thing', () => ok(1));
    apiServer.use(http.get('*/config.json', () => HttpResponse.html('<p>maintenance</p>'), { once: true }));
    expect((await read()).error).toEqual(unknown(null));
    expect(calls).toHaveLength(0);
    expect((await read()).data).toBe(1);
  });
});

describe('an UnAuthorization answer', () => {
  it('ends the session that sent the request [GRD-05]', async () => {
    const { read } = setup();
    startSession({ token: 'old', refreshToken: 'refresh' });
    const ends: string[] = [];
    const stop = onSessionEnd((reason) => ends.push(reason));
    answer('get', '/api/thing', () => refused(ErrorCode.UnAuthorization, '', { status: 401 }));
    await read();
    expect(ends).toEqual(['expired']);
    expect(hasSession()).toBe(false);
    stop();
  });

  it('that comes late says nothing about the session that has begun since', async () => {
    const { read } = setup();
    startSession({ token: 'old', refreshToken: 'refresh' });
    answer('get', '/api/thing', () => {
      startSession({ token: 'new', refreshToken: 'refresh' });
      return refused(ErrorCode.UnAuthorization, '', { status: 401 });
    });
    await read();
    expect(getAccessToken()).toBe('new');
  });
});
