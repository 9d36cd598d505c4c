/* eslint-disable max-lines -- every outcome of a request, in one place */
import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';

import { resetRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, REQUEST_TIMEOUT_MS } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { allowRenewal, completeRenewal, getRenewal, onRenewalChange } from '@/shared/session/renewal';
import {
  endSession,
  getAccessToken,
  hasSession,
  onSessionEnd,
  replaceSession,
  startSession,
} from '@/shared/session/session';
import { answer, apiServer, ok, refused, type ApiCall } from '@/shared/testing/api-server';

import { baseApi } from './base-api';
import { ITEM } from './base-query';
import { createStore } from './store';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<unknown, void>({ query: () => ({ url: '/api/thing' }) }),
    readItem: build.query<unknown, void>({ query: () => ({ url: '/api/item' }), extraOptions: ITEM }),
  }),
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
  it.each([
    ['en', 'en'],
    ['thai', 'th'],
    ['th', 'th'],
  ] as const)(
    'carries the bearer token and the language of the person: %s [API-02]',
    async (chosen, sent) => {
      const { read } = setup();
      startSession({ token: 'secret', refreshToken: 'refresh' });
      setLocale(chosen);
      const calls = answer('get', '/api/thing', () => ok(1));
      await read();
      expect(calls[0]?.headers.get('authorization')).toBe('Bearer secret');
      expect(calls[0]?.headers.get('accept-language')).toBe(sent);
    },
  );

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

  it('times out after five seconds with the code Unknown [API-01, API-03]', async () => {
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
  ])('gives an unsuccessful result with the code Unknown after %s [API-03]', async (_what, reply, status) => {
    const { read } = setup();
    apiServer.use(http.get('*/api/thing', reply));
    expect((await read()).error).toEqual(unknown(status));
  });

  it('is not sent while config.json cannot be read; the next call loads it again', async () => {
    const { read } = setup();
    const calls = answer('get', '/api/thing', () => ok(1));
    apiServer.use(http.get('*/config.json', () => HttpResponse.html('<p>maintenance</p>'), { once: true }));
    expect((await read()).error).toEqual(unknown(null));
    expect(calls).toHaveLength(0);
    expect((await read()).data).toBe(1);
  });
});

describe('the response for one item', () => {
  it.each([null, undefined, 7, []])('is a not-found error if it holds no item: %j [ANY-02]', async (data) => {
    answer('get', '/api/item', () => ok(data as null)); // an invalid response
    const result = await createStore().dispatch(api.endpoints.readItem.initiate());
    expect(result.error).toMatchObject({ code: ErrorCode.ResourceNotFound });
  });
});

describe('an UnAuthorization response', () => {
  const toOldTokens = ({ headers }: ApiCall) =>
    headers.get('authorization') === 'Bearer new'
      ? ok('for the new token')
      : refused(ErrorCode.UnAuthorization, '', { status: 401 });
  const ofSomebody = () => {
    startSession({ token: 'old', refreshToken: 'refresh' });
    const ends: string[] = [];
    const stopListening = onSessionEnd((reason) => ends.push(reason));
    const closePage = allowRenewal();
    stops.push(stopListening, closePage);
    return ends;
  };
  const stops: (() => void)[] = [];
  afterEach(() => {
    endSession('signed-out');
    stops.splice(0).forEach((stop) => stop());
  });
  const asked = () => waitFor(() => expect(getRenewal()).not.toBeNull());

  it('ends the session that sent the request if no page is open [GRD-05]', async () => {
    const { read } = setup();
    const ends = ofSomebody();
    stops.pop()?.();
    answer('get', '/api/thing', () => refused(ErrorCode.UnAuthorization, '', { status: 401 }));
    await read();
    expect(ends).toEqual(['expired']);
    expect(hasSession()).toBe(false);
  });

  it('waits for a sign-in on the open page, then the request is sent again with the new token [GRD-05]', async () => {
    const { read } = setup();
    const ends = ofSomebody();
    const calls = answer('get', '/api/thing', toOldTokens);
    const reading = read();
    await asked();
    completeRenewal({ token: 'new', refreshToken: 'refresh' });
    expect((await reading).data).toBe('for the new token');
    expect(calls).toHaveLength(2);
    expect(ends).toEqual([]);
  });

  it('to several requests asks once and sends all of them again [GRD-05]', async () => {
    const { read } = setup();
    ofSomebody();
    let questions = 0;
    stops.push(onRenewalChange(() => getRenewal() && (questions += 1)));
    const calls = answer('get', '/api/thing', toOldTokens);
    const readings = [read(), setup().read(), setup().read()];
    await waitFor(() => expect(calls).toHaveLength(3));
    await asked();
    completeRenewal({ token: 'new', refreshToken: 'refresh' });
    for (const { data } of await Promise.all(readings)) expect(data).toBe('for the new token');
    expect(questions).toBe(1);
    expect(calls).toHaveLength(6);
  });

  it('that arrives after the person has signed in again does not ask a second time', async () => {
    const { read } = setup();
    ofSomebody();
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const calls = answer('get', '/api/thing', async (call) => {
      if (calls.length === 2) await held;
      return toOldTokens(call);
    });
    const first = read();
    await asked();
    const late = setup().read();
    await waitFor(() => expect(calls).toHaveLength(2));
    completeRenewal({ token: 'new', refreshToken: 'refresh' });
    await first;
    release();
    expect((await late).data).toBe('for the new token');
    expect(getRenewal()).toBeNull();
  });

  it('becomes the result if the person declines, or if the new token is refused too', async () => {
    const { read } = setup();
    const ends = ofSomebody();
    const calls = answer('get', '/api/thing', () =>
      refused(ErrorCode.UnAuthorization, 'หมดอายุ', { status: 401 }),
    );
    const again = read();
    await asked();
    completeRenewal({ token: 'new', refreshToken: 'refresh' });
    expect((await again).error).toMatchObject({ code: ErrorCode.UnAuthorization, message: 'หมดอายุ' });
    expect(calls).toHaveLength(2);
    const declined = setup().read();
    await asked();
    endSession('expired');
    expect((await declined).error).toMatchObject({ code: ErrorCode.UnAuthorization });
    expect(calls).toHaveLength(3);
    expect(ends).toEqual(['expired']);
  });

  it('stops waiting when the page is closed', async () => {
    const { read } = setup();
    ofSomebody();
    answer('get', '/api/thing', toOldTokens);
    const reading = read();
    await asked();
    stops.pop()?.();
    expect((await reading).error).toMatchObject({ code: ErrorCode.UnAuthorization });
  });

  it('is never followed by a second request for another person', async () => {
    const { read } = setup();
    ofSomebody();
    const calls = answer('get', '/api/thing', toOldTokens);
    const reading = read();
    await asked();
    replaceSession({ token: 'new', refreshToken: 'refresh' });
    expect((await reading).error).toMatchObject({ code: ErrorCode.UnAuthorization });
    expect(calls).toHaveLength(1);
  });

  describe('while the token is valid', () => {
    const refusing = (status: number) => {
      const { read } = setup();
      const ends = ofSomebody();
      stops.pop()?.();
      const calls = answer('get', '/api/thing', () =>
        refused(ErrorCode.UnAuthorization, 'ยังไม่ได้รับ', { status }),
      );
      return { read, ends, calls };
    };

    it.each([403, 200])(
      'is a refusal and does not end the session, with HTTP %d; parallel calls check once [ANY-05]',
      async (status) => {
        const { read, ends, calls } = refusing(status);
        const who = answer('get', '/api/auth/me', () => ok({ id: 1 }));
        const results = await Promise.all([read(), setup().read(), setup().read()]);
        for (const { error } of results)
          expect(error).toMatchObject({ code: ErrorCode.Alert, message: 'ยังไม่ได้รับ', httpStatus: status });
        expect(calls).toHaveLength(3);
        expect(who).toHaveLength(1);
        expect(ends).toEqual([]);
        expect(hasSession()).toBe(true);
      },
    );

    it('is a refusal if the check fails', async () => {
      const { read, ends } = refusing(403);
      expect((await read()).error).toMatchObject({ code: ErrorCode.Alert });
      expect(ends).toEqual([]);
    });

    it('ends the session if the backend refuses the check [GRD-05]', async () => {
      const { read, ends } = refusing(403);
      answer('get', '/api/auth/me', () => refused(ErrorCode.UnAuthorization, '', { status: 403 }));
      await read();
      expect(ends).toEqual(['expired']);
    });
  });

  it('that arrives late does not affect the new session', async () => {
    const { read } = setup();
    ofSomebody();
    const calls = answer('get', '/api/thing', () => {
      endSession('signed-out');
      startSession({ token: 'new', refreshToken: 'refresh' });
      return refused(ErrorCode.UnAuthorization, '', { status: 401 });
    });
    await read();
    expect(getAccessToken()).toBe('new');
    expect(getRenewal()).toBeNull();
    expect(calls).toHaveLength(1);
  });
});
