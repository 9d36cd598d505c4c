import { giveLocks } from '@/shared/testing/browser-locks';

import { withLock } from './with-lock';

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

describe('a task that runs in one tab at a time', () => {
  it('waits for the task of another tab', async () => {
    giveLocks();
    const order: string[] = [];
    let end = () => {};
    let first: Promise<unknown> = Promise.resolve();
    await new Promise<void>((begun) => {
      first = withLock('name', () => {
        begun();
        return new Promise<void>((resolve) => (end = resolve)).then(() => order.push('first'));
      });
    });
    const second = withLock('name', () => order.push('second'));
    end();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it.each([
    ['has no locks', () => {}],
    [
      'refuses its locks',
      () =>
        Object.defineProperty(navigator, 'locks', {
          value: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
          configurable: true,
        }),
    ],
  ])('runs once in a browser that %s', async (_case, prepare) => {
    prepare();
    const run = jest.fn(() => 'done');
    expect(await withLock('name', run)).toBe('done');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('reports its own failure, after one attempt', async () => {
    giveLocks();
    const run = jest.fn(() => Promise.reject(new Error('of the task')));
    await expect(withLock('name', run)).rejects.toThrow('of the task');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
