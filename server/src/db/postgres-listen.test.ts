import { EventEmitter } from 'node:events';

import { jest } from '@jest/globals';
import pg from 'pg';

// Fake timers do not control Node's promise-based timers.
jest.unstable_mockModule('node:timers/promises', () => ({
  setTimeout: (milliseconds: number, _: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new Error('stopped'));
      });
    }),
}));
const { createPostgresListen } = await import('./postgres-listen');

/** A connection that a test can break; while `down` is set, connecting fails. */
class FakeClient extends EventEmitter {
  static made: FakeClient[] = [];
  static down = false;
  asked: string[] = [];
  ended = false;
  silent = false;

  constructor() {
    super();
    FakeClient.made.push(this);
  }
  connect = () => (FakeClient.down ? Promise.reject(new Error('refused')) : Promise.resolve());
  query = (text: string) => {
    this.asked.push(text);
    return this.silent ? Promise.reject(new Error('timeout')) : Promise.resolve();
  };
  end = () => {
    this.ended = true;
    this.emit('end');
    return Promise.resolve();
  };
}

describe('listening on PostgreSQL', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    FakeClient.made = [];
    FakeClient.down = false;
    // The part of a client that listening uses.
    jest.spyOn(pg, 'Client').mockImplementation(() => new FakeClient() as unknown as pg.Client);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const settled = () => new Promise((resolve) => void setImmediate(resolve));
  const pass = async (milliseconds: number) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await settled();
  };

  const setup = async () => {
    const heard: string[] = [];
    const warned: string[] = [];
    let gaps = 0;
    const join = async () => undefined;
    const listen = createPostgresListen({}, join, (text) => warned.push(text));
    const stop = await listen(
      'changes',
      (payload) => heard.push(payload),
      () => (gaps += 1),
    );
    const latest = () => {
      const client = FakeClient.made.at(-1);
      if (!client) throw new Error('No connection was made.');
      return client;
    };
    return { heard, warned, gaps: () => gaps, stop, latest };
  };

  it('receives the notifications of its channel, also without a payload', async () => {
    const { heard, latest, stop } = await setup();
    expect(latest().asked).toEqual(['LISTEN "changes"']);
    latest().emit('notification', { payload: 'news' });
    latest().emit('notification', {});
    expect(heard).toEqual(['news', '']);
    await stop();
    expect(latest().ended).toBe(true);
  });

  it('reconnects after the connection is lost, reports the gap and receives further notifications', async () => {
    const { heard, warned, gaps, latest, stop } = await setup();
    FakeClient.down = true;
    latest().emit('error', new Error('reset'));
    await pass(1_000);
    await pass(1_000);
    expect([FakeClient.made.length, gaps()]).toEqual([3, 0]);
    FakeClient.down = false;
    await pass(1_000);
    expect([FakeClient.made.length, gaps(), warned.length]).toEqual([4, 1, 1]);
    latest().emit('notification', { payload: 'news' });
    expect(heard).toEqual(['news']);
    await stop();
  });

  it('detects a dead connection by itself', async () => {
    const { gaps, latest, stop } = await setup();
    const first = latest();
    await pass(20_000);
    expect(first.asked).toContain('SELECT 1');
    expect(FakeClient.made).toHaveLength(1);
    first.silent = true;
    await pass(20_000);
    await pass(1_000);
    expect(first.ended).toBe(true);
    expect([FakeClient.made.length, gaps()]).toEqual([2, 1]);
    await stop();
  });

  it('does not reconnect after it is stopped', async () => {
    const { warned, gaps, latest, stop } = await setup();
    latest().emit('error', new Error('reset'));
    await settled();
    await stop();
    await pass(5_000);
    expect([FakeClient.made.length, gaps(), warned.length]).toEqual([1, 0, 1]);
  });

  it('reports no lost connection when it is stopped', async () => {
    const { warned, stop } = await setup();
    await stop();
    await pass(5_000);
    expect([FakeClient.made.length, warned.length]).toEqual([1, 0]);
  });

  it('fails if the first connection cannot be opened', async () => {
    FakeClient.down = true;
    await expect(setup()).rejects.toThrow('refused');
  });
});
