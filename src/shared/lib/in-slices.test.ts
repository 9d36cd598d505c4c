import { inSlices } from './in-slices';

/** Items that take 10 ms each on the fake clock; `made` counts them. */
const slowItems = () => {
  const work = { made: 0 };
  jest.spyOn(performance, 'now').mockImplementation(() => work.made * 10);
  function* items() {
    for (let item = 1; item <= 6; item += 1) {
      work.made = item;
      yield item;
    }
  }
  return { work, items: items() };
};

describe('long work', () => {
  it('lets the page respond in between, and returns all items', async () => {
    const { work, items } = slowItems();
    const done = inSlices(items, new AbortController().signal);
    expect(work.made).toBe(2);
    expect(await done).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('stops when it is aborted', async () => {
    const { work, items } = slowItems();
    const given = new AbortController();
    const done = inSlices(items, given.signal);
    given.abort();
    expect(await done).toBeNull();
    expect(work.made).toBe(2);
  });
});
