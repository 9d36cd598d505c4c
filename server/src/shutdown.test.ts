import { jest } from '@jest/globals';

// Fake timers do not control Node's promise-based timers.
jest.unstable_mockModule('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
}));
const { createShutdown } = await import('./shutdown');

describe('a signal to stop', () => {
  let exit: jest.SpiedFunction<typeof process.exit>;
  let handlers: Map<unknown, () => void>;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    // A real exit would end the tests too.
    exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    handlers = new Map();
    jest.spyOn(process, 'on').mockImplementation((signal: unknown, handler: () => void) => {
      handlers.set(signal, handler);
      return process;
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const setup = (drainSeconds = 0, closeApp: () => Promise<unknown> = () => Promise.resolve()) => {
    const order: string[] = [];
    const shutdown = createShutdown(drainSeconds);
    const app = { close: () => (order.push('app'), closeApp()) };
    const database = { close: () => Promise.resolve(order.push('database')) };
    shutdown.onSignals(app, database);
    return { shutdown, order, signal: (name: 'SIGTERM' | 'SIGINT') => handlers.get(name)?.() };
  };

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends the requests, then the database, and exits',
    async (name) => {
      const { order, signal } = setup();
      signal(name);
      await jest.advanceTimersByTimeAsync(0);
      expect(order).toEqual(['app', 'database']);
      expect(exit.mock.calls).toEqual([[0]]);
    },
  );

  it('keeps serving until a proxy notices that it is no longer ready', async () => {
    const { shutdown, order, signal } = setup(5);
    expect(shutdown.isDraining()).toBe(false);
    signal('SIGTERM');
    expect(shutdown.isDraining()).toBe(true);
    await jest.advanceTimersByTimeAsync(4_900);
    expect(order).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(order).toEqual(['app', 'database']);
  });

  it('exits at once on a second signal', async () => {
    const { signal } = setup(60);
    signal('SIGTERM');
    signal('SIGINT');
    expect(exit.mock.calls).toEqual([[1]]);
    await jest.advanceTimersByTimeAsync(0);
  });

  it('exits after 10 seconds even if a request never ends', async () => {
    const { order, signal } = setup(0, () => new Promise(() => undefined));
    signal('SIGTERM');
    await jest.advanceTimersByTimeAsync(9_900);
    expect(exit).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(exit.mock.calls).toEqual([[1]]);
    expect(order).toEqual(['app']);
  });
});
