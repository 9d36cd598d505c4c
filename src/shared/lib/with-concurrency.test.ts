import { withConcurrency } from './with-concurrency';

describe('tasks that run a few at a time', () => {
  it('all run, at most three at once', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    await withConcurrency([1, 2, 3, 4, 5, 6, 7], async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      done.push(item);
    });
    expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it('stop at the first error, which is theirs', async () => {
    const begun: number[] = [];
    const all = withConcurrency([1, 2, 3, 4, 5, 6, 7], (item) => {
      begun.push(item);
      return item === 2 ? Promise.reject(new Error('refused')) : Promise.resolve();
    });
    await expect(all).rejects.toThrow('refused');
    expect(begun.length).toBeLessThan(7);
  });
});
