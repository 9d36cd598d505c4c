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
  // The longest possible random delay.
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

/** Advances the fake clock, but not while a request is pending: on a busy machine the response is late. */
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

describe('the connection to the stream of changes', () => {
  it('is closed after 40 seconds of silence and reopened', async () => {
    answer('get', '/api/auth/me', () => ok({}));
    const stream = answerLiveStream();
    setup();
    await until(() => stream.opened.length === 1);
    await pass(30);
    stream.write(': alive\n\n');
    await pass(30);
    expect(stream.opened).toHaveLength(1);
    await pass(20);
    await until(() => stream.opened.length === 2 && stream.opened[0]?.closed === true);
  });

  it.each([408, 429, 500, 503])('is retried after a %d, which is temporary', async (status) => {
    const asked = refuse(status);
    const { onMissing } = setup();
    await until(() => asked.mock.calls.length === 2);
    expect(onMissing).not.toHaveBeenCalled();
    const stream = answerLiveStream();
    await until(() => stream.opened.length === 1);
  });

  it('is given up after three failed attempts', async () => {
    const asked = refuse(503);
    const { onMissing } = setup();
    await until(() => onMissing.mock.calls.length === 1);
    await pass(60);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('is opened less and less often if it ends at once each time', async () => {
    const asked = jest.fn();
    apiServer.use(
      http.get('*/api/events', () => {
        asked();
        return new HttpResponse(': alive\n\n', { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    setup();
    await pass(60);
    expect(asked.mock.calls.length).toBeGreaterThan(2);
    expect(asked.mock.calls.length).toBeLessThan(8);
  });

  it('is not retried if the backend does not have the call', async () => {
    const asked = refuse(501);
    const { onMissing } = setup();
    await until(() => onMissing.mock.calls.length === 1);
    await pass(60);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('waits until a person signs in', async () => {
    endSession('signed-out');
    const stream = answerLiveStream();
    setup();
    await pass(10);
    expect(stream.opened).toHaveLength(0);
    startSession({ token: 'next', refreshToken: 'refresh' });
    await until(() => stream.opened.length === 1);
    expect(stream.opened[0]?.authorization).toBe('Bearer next');
  });

  it('is closed while the network is down and reopened when it is back', async () => {
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
