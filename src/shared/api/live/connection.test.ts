import { http, HttpResponse } from 'msw';

import { resetRuntimeConfig } from '@/shared/config/runtime-config';
import { endSession, startSession } from '@/shared/session/session';
import { answer, apiServer, ok } from '@/shared/testing/api-server';
import { answerLiveStream } from '@/shared/testing/live-stream';

import { keepConnected } from './connection';
import { getReachability, watchReachability } from './reachability';

const realTimeout = setTimeout;
const stops: (() => void)[] = [];
let unanswered = 0;
beforeEach(() => {
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    unanswered += 1;
    return send(...request).finally(() => (unanswered -= 1));
  });
  // The longest of the random waits.
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  resetRuntimeConfig();
  startSession({ token: 'access', refreshToken: 'refresh' });
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const turn = () => new Promise((resolve) => void realTimeout(resolve, 0));

/** Lets the time pass, which stands still while a request is on its way: a busy machine answers late. */
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    for (let turns = 0; turns < 5 || unanswered > 0; turns += 1) await turn();
    await jest.advanceTimersByTimeAsync(1_000);
  }
};

const until = async (condition: () => boolean) => {
  for (let second = 0; second < 100 && !condition(); second += 1) await pass(1);
  expect(condition()).toBe(true);
};

const setup = () => {
  const onEvent = jest.fn();
  const onMissing = jest.fn();
  stops.push(watchReachability(), keepConnected({ onEvent, onMissing }));
  return { onEvent, onMissing };
};

const refuse = (status: number) => {
  const asked = jest.fn();
  apiServer.use(
    http.get('*/api/events', () => {
      asked();
      return new HttpResponse(null, { status });
    }),
  );
  return asked;
};

describe('the line to the stream of changes', () => {
  it('is dead after 40 seconds without a sign of life, and made anew', async () => {
    answer('get', '/api/auth/me', () => ok({}));
    const stream = answerLiveStream();
    setup();
    await until(() => stream.opened.length === 1);
    await pass(30);
    stream.write(': alive\n\n');
    await pass(30);
    expect(stream.opened).toHaveLength(1);
    await pass(20);
    await until(() => stream.opened.length === 2);
    expect(stream.opened[0]?.closed).toBe(true);
  });

  it.each([408, 429, 500, 503])('is tried again after a %d, which passes', async (status) => {
    const asked = refuse(status);
    const { onMissing } = setup();
    await until(() => asked.mock.calls.length === 2);
    expect(onMissing).not.toHaveBeenCalled();
    const stream = answerLiveStream();
    await until(() => stream.opened.length === 1);
  });

  it('is given up for good after three tries in vain', async () => {
    const asked = refuse(503);
    const { onMissing } = setup();
    await until(() => onMissing.mock.calls.length === 1);
    await pass(60);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('is not tried again where the call is unknown', async () => {
    const asked = refuse(501);
    const { onMissing } = setup();
    await until(() => onMissing.mock.calls.length === 1);
    await pass(60);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('waits for somebody to sign in', async () => {
    endSession('signed-out');
    const stream = answerLiveStream();
    setup();
    await pass(10);
    expect(stream.opened).toHaveLength(0);
    startSession({ token: 'next', refreshToken: 'refresh' });
    await until(() => stream.opened.length === 1);
    expect(stream.opened[0]?.authorization).toBe('Bearer next');
  });

  it('is given back while the network is gone, and made anew when it is there again', async () => {
    apiServer.use(http.get('*/api/auth/me', () => HttpResponse.error()));
    const stream = answerLiveStream();
    setup();
    await until(() => stream.opened.length === 1);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await until(() => stream.opened[0]?.closed === true);
    await pass(20);
    expect([getReachability(), stream.opened.length]).toEqual(['offline', 1]);
    answer('get', '/api/auth/me', () => ok({}));
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await until(() => stream.opened.length === 2);
  });
});
