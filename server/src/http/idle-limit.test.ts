import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';

import { jest } from '@jest/globals';

import { withIdleLimit } from './idle-limit';

describe('the limit for a stream that stalls', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  /** Lets the time pass, and then what it has caused happen. */
  const pass = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    await new Promise(setImmediate);
  };

  it('ends it, and its source, when no byte passes for long enough', async () => {
    const source = new PassThrough();
    const limited = withIdleLimit(source, 30_000);
    const failed = once(limited, 'error');
    limited.resume();
    for (const text of ['first', 'second']) {
      source.write(text);
      await pass(0);
      await pass(29_999);
      expect(source.destroyed).toBe(false);
    }
    await pass(1);
    expect(source.destroyed).toBe(true);
    expect((await failed)[0]).toMatchObject({ message: 'No byte passed for 30000 ms.' });
  });

  it('ends one that never sends a byte', async () => {
    const source = new PassThrough();
    withIdleLimit(source, 30_000).on('error', () => undefined);
    await pass(29_999);
    expect(source.destroyed).toBe(false);
    await pass(1);
    expect(source.destroyed).toBe(true);
  });

  it('passes on everything of a stream that does not stall, and leaves no timer', async () => {
    const chunks = [];
    for await (const chunk of withIdleLimit(Readable.from([Buffer.from('a'), Buffer.from('b')]), 30_000)) {
      chunks.push(String(chunk));
    }
    expect(chunks.join('')).toBe('ab');
    expect(jest.getTimerCount()).toBe(0);
  });
});
