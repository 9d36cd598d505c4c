import { http, HttpResponse, type JsonBodyType } from 'msw';

import { loadRuntimeConfig, resetRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode } from '@/shared/contract';
import { endSession, getAccessToken, getSessionNumber, startSession } from '@/shared/session/session';
import { announceExtensions, answer, apiServer, ok, refused } from '@/shared/testing/api-server';

import { exchangeRefreshToken, refreshSession } from './refresh-session';

const TOKENS = { token: 'new', refreshToken: 'refresh-2' };
const path = '/api/auth/refresh';
const raw = (body: JsonBodyType) => apiServer.use(http.post(`*${path}`, () => HttpResponse.json(body)));

describe('exchanging a refresh token', () => {
  it('sends it as json to the API, and gives out the new pair', async () => {
    const calls = answer('post', path, () => ok(TOKENS));
    expect(await exchangeRefreshToken('refresh-1')).toEqual(TOKENS);
    expect(calls.map(({ method, body, headers }) => [method, body, headers.get('content-type')])).toEqual([
      ['POST', { refreshToken: 'refresh-1' }, 'application/json'],
    ]);
  });

  it('asks the API at its own address', async () => {
    resetRuntimeConfig();
    apiServer.use(
      http.get('*/config.json', () => HttpResponse.json({ apiBaseUrl: 'https://api.example' })),
      http.post('https://api.example/api/auth/refresh', () => HttpResponse.json(ok(TOKENS).body)),
    );
    await loadRuntimeConfig();
    expect(await exchangeRefreshToken('refresh-1')).toEqual(TOKENS);
  });

  it.each<[string, JsonBodyType]>([
    ['no object', 7],
    ['nothing', null],
    ['a text', 'renewed'],
    ['a success without tokens', { success: true, data: null }],
    ['a success with half a pair', { success: true, data: { token: 'new' } }],
    ['a success with the other half', { success: true, data: { refreshToken: 'new' } }],
    ['tokens that are no text', { success: true, data: { token: 1, refreshToken: 2 } }],
    ['tokens without a success', { success: 'true', data: TOKENS }],
    ['another refusal', { success: false, code: ErrorCode.Alert }],
  ])('leaves open whether the session is valid, if the answer is %s', async (_name, body) => {
    raw(body);
    expect(await exchangeRefreshToken('refresh-1')).toBe('unanswered');
  });

  it('leaves it open if there is no answer, or none that can be read', async () => {
    apiServer.use(http.post(`*${path}`, () => HttpResponse.error()));
    expect(await exchangeRefreshToken('refresh-1')).toBe('unanswered');
    apiServer.use(http.post(`*${path}`, () => HttpResponse.html('<p>')));
    expect(await exchangeRefreshToken('refresh-1')).toBe('unanswered');
  });

  it('is refused with the code for an ended session', async () => {
    answer('post', path, () => refused(ErrorCode.UnAuthorization, '', { status: 401 }));
    expect(await exchangeRefreshToken('refresh-1')).toBe('refused');
  });
});

describe('renewing a session', () => {
  const setup = () => {
    announceExtensions('refresh');
    startSession({ token: 'old', refreshToken: 'refresh-1' });
    return answer('post', path, () => ok(TOKENS));
  };

  it('is refused without a request if the backend does not offer it', async () => {
    const calls = setup();
    announceExtensions();
    expect(await refreshSession('old', getSessionNumber())).toBe('refused');
    expect(calls).toEqual([]);
  });

  it('is refused without a request for an earlier session', async () => {
    const calls = setup();
    expect(await refreshSession('old', getSessionNumber() - 1)).toBe('refused');
    expect(calls).toEqual([]);
    expect(getAccessToken()).toBe('old');
  });

  it('is refused without a request if another tab has ended the session', async () => {
    const calls = setup();
    localStorage.clear();
    expect(await refreshSession('old', getSessionNumber())).toBe('refused');
    expect(calls).toEqual([]);
  });

  it('is refused without a request if there is nothing to renew it with', async () => {
    const calls = setup();
    localStorage.removeItem('refresh_token');
    expect(await refreshSession('old', getSessionNumber())).toBe('refused');
    expect(calls).toEqual([]);
  });

  it('does not replace the tokens that another tab stored meanwhile', async () => {
    setup();
    answer('post', path, () => {
      localStorage.setItem('refresh_token', 'refresh-of-other-tab');
      return ok(TOKENS);
    });
    expect(await refreshSession('old', getSessionNumber())).toBe('refused');
    expect(localStorage.getItem('refresh_token')).toBe('refresh-of-other-tab');
  });

  it('does not touch the session of a person who signed in meanwhile', async () => {
    setup();
    const session = getSessionNumber();
    answer('post', path, () => {
      endSession('signed-out');
      startSession({ token: 'of another', refreshToken: 'refresh-1' });
      return ok(TOKENS);
    });
    expect(await refreshSession('old', session)).toBe('refused');
    expect(getAccessToken()).toBe('of another');
  });

  it('waits for another tab that is renewing it', async () => {
    const calls = setup();
    const request = jest.fn((_name: string, ask: () => Promise<unknown>) => {
      expect(calls).toEqual([]);
      return ask();
    });
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    expect(await refreshSession('old', getSessionNumber())).toBe('renewed');
    Reflect.deleteProperty(navigator, 'locks');
    expect(request.mock.calls).toEqual([['newsdesk-refresh', expect.any(Function)]]);
    expect(calls).toHaveLength(1);
  });

  it('is asked for again after it has failed', async () => {
    setup();
    apiServer.use(http.post(`*${path}`, () => HttpResponse.error(), { once: true }));
    expect(await refreshSession('old', getSessionNumber())).toBe('unanswered');
    expect(await refreshSession('old', getSessionNumber())).toBe('renewed');
    expect(getAccessToken()).toBe('new');
  });
});
