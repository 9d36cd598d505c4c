import type { Change, ChangeFeed } from './change-feed';
import { openStream } from './stream';

const { jest } = import.meta;

const setup = ({ signedIn = [] as boolean[] } = {}) => {
  const listeners = new Set<(change: Change) => void>();
  const ends = new Set<(sessionId: string | null) => void>();
  const changes: ChangeFeed = {
    publish: async () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onSessionEnd: (listener) => {
      ends.add(listener);
      return () => void ends.delete(listener);
    },
    since: () => [],
    close: async () => undefined,
  };
  const stream = openStream({
    changes,
    client: 'console-1',
    filterTags: ({ tags }) => [...tags],
    behindMs: 0,
    lifeMs: 3_600_000,
    sessionId: 'own',
    isSignedIn: async () => signedIn.shift() ?? true,
  });
  const end = (sessionId: string | null) => ends.forEach((listener) => listener(sessionId));
  return { stream, listeners, ends, end, received: () => String(stream.read() ?? '') };
};

describe('a stream of changes', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  it('sends a sign of life every fifteen seconds', () => {
    const { stream, received } = setup();
    received();
    jest.advanceTimersByTime(45_000);
    expect(received()).toBe(': still here\n\n'.repeat(3));
    stream.destroy();
  });

  const isOver = async (stream: ReturnType<typeof setup>['stream']) => {
    stream.resume();
    await new Promise((resolve) => stream.once('end', resolve));
    return true;
  };

  it('ends at once with its session, and not with another [SEC-06]', async () => {
    const { stream, listeners, end } = setup();
    end('another');
    expect(stream.writableEnded).toBe(false);
    end('own');
    expect(await isOver(stream)).toBe(true);
    expect(listeners.size).toBe(0);
  });

  it('ends if its session was over before it started', async () => {
    expect(await isOver(setup({ signedIn: [false] }).stream)).toBe(true);
  });

  it('checks its session when a notification of its end may have been lost', async () => {
    const { stream, end } = setup({ signedIn: [true, false] });
    end(null);
    expect(await isOver(stream)).toBe(true);
  });

  it('checks its session every minute', async () => {
    const { stream } = setup({ signedIn: [true, false] });
    jest.advanceTimersByTime(60_000);
    expect(await isOver(stream)).toBe(true);
  });

  it('continues while the session is open', async () => {
    const { stream } = setup();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(stream.writableEnded).toBe(false);
    stream.destroy();
  });

  it('stops following changes and sessions when its client disconnects', async () => {
    const { stream, listeners, ends } = setup();
    expect([listeners.size, ends.size]).toEqual([1, 1]);
    stream.destroy();
    await new Promise((resolve) => stream.once('close', resolve));
    expect([listeners.size, ends.size]).toEqual([0, 0]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends nothing of a change that its client made or may not see', () => {
    const { stream, listeners, received } = setup();
    received();
    const send = (change: Change) => listeners.forEach((listener) => listener(change));
    send({ tags: [], by: 'console-2' });
    send({ tags: [{ type: 'News', id: 7 }], by: 'console-1' });
    expect(received()).toBe('');
    send({ tags: [{ type: 'News', id: 7 }], by: 'console-2' });
    expect(received()).toBe('data: {"tags":[{"type":"News","id":7}]}\n\n');
    stream.destroy();
  });

  it('is closed if the client stops reading', () => {
    const { stream, listeners } = setup();
    const change: Change = { tags: Array.from({ length: 500 }, (_, id) => ({ type: 'News' as const, id })) };
    for (let sent = 0; sent < 40; sent += 1) listeners.forEach((listener) => listener(change));
    expect(stream.destroyed).toBe(true);
  });
});
