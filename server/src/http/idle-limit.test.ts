import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';

import { jest } from '@jest/globals';

import { withIdleLimit } from './idle-limit';

describe('the limit for a stream that stalls', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  it('ends it, and its source, when no byte passes for long enough', async () => {
    const source = new PassThrough();
    const limited = withIdleLimit(source, 30_000);
    const failed = once(limited, 'error');
    limited.resume();
    source.write('first');
    await new Promise(setImmediate);
    jest.advanceTimersByTime(29_999);
    expect(source.destroyed).toBe(false);
    source.write('second');
    await new Promise(setImmediate);
    jest.advanceTimersByTime(29_999);
    expect(source.destroyed).toBe(false);
    jest.advanceTimersByTime(1);
    expect((await failed)[0]).toMatchObject({ message: 'No byte passed for 30000 ms.' });
    await new Promise(setImmediate);
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
