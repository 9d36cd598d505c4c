import type { Change, ChangeFeed } from './change-feed';
import { openStream } from './stream';

const { jest } = import.meta;

const setup = ({ isSignedIn = true } = {}) => {
  const listeners = new Set<(change: Change) => void>();
  const changes: ChangeFeed = {
    publish: async () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    since: () => [],
    close: async () => undefined,
  };
  const stream = openStream({
    changes,
    client: 'console-1',
    behindMs: 0,
    lifeMs: 3_600_000,
    isSignedIn: async () => isSignedIn,
  });
  return { stream, listeners, heard: () => String(stream.read() ?? '') };
};

describe('a stream of changes', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  it('shows every fifteen seconds that it is alive', () => {
    const { stream, heard } = setup();
    heard();
    jest.advanceTimersByTime(45_000);
    expect(heard()).toBe(': still here\n\n'.repeat(3));
    stream.destroy();
  });

  it('ends within a minute after the session was ended', async () => {
    const { stream, listeners } = setup({ isSignedIn: false });
    stream.resume();
    const ended = new Promise((resolve) => stream.once('end', resolve));
    jest.advanceTimersByTime(60_000);
    await ended;
    expect(listeners.size).toBe(0);
  });

  it('goes on while the session is open', async () => {
    const { stream } = setup();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(stream.writableEnded).toBe(false);
    stream.destroy();
  });

  it('is given up where nobody takes anything off the line', () => {
    const { stream, listeners } = setup();
    const change: Change = { tags: Array.from({ length: 500 }, (_, id) => ({ type: 'News' as const, id })) };
    for (let sent = 0; sent < 40; sent += 1) listeners.forEach((listener) => listener(change));
    expect(stream.destroyed).toBe(true);
  });
});
