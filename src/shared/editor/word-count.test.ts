import { createLineCounter } from './word-count';

describe('the word count of a long article', () => {
  it('counts a line again only if it changed', () => {
    const count = jest.fn((line: string) => line.split(' ').length);
    const counter = createLineCounter(count);
    expect(counter('a b\nc\nc')).toBe(4);
    expect(count).toHaveBeenCalledTimes(2);
    expect(counter('a b\nc d e\nc')).toBe(6);
    expect(count).toHaveBeenCalledTimes(3);
  });
});
