import { createPageCache } from './page-cache';

const LETTERS = ['a', 'b', 'c', 'd'];

describe('the pages that are kept', () => {
  it('never take more bytes than the limit; those that nobody reads go first', () => {
    const cache = createPageCache(9);
    for (const key of ['a', 'b', 'c']) cache.add(key, key.repeat(3));
    expect(String(cache.get('a'))).toBe('aaa');
    // A Thai letter has three bytes.
    expect(String(cache.add('d', 'ก'))).toBe('ก');
    expect(LETTERS.filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
    expect(cache.bytes()).toBe(9);
  });

  it('do not include one that is larger than the limit, or one twice', () => {
    const cache = createPageCache(9);
    cache.add('a', 'aaa');
    cache.add('a', 'aaa');
    expect(cache.bytes()).toBe(3);
    expect(String(cache.add('b', 'b'.repeat(10)))).toHaveLength(10);
    expect(LETTERS.filter((key) => cache.get(key))).toEqual(['a']);
  });
});
