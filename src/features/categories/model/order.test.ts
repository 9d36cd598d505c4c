import { createCategory } from '@/shared/testing/factories';

import { byOrder, endsOf, placeAfter, withMoved } from './order';

const first = createCategory({ id: 1, sortOrder: 3 });
const second = createCategory({ id: 2, sortOrder: 2 });
const third = createCategory({ id: 3, sortOrder: 1 });
const whole = [first, second, third];

const setup = (place: number, { list = whole, moved = second } = {}) =>
  withMoved(list, moved, place).map(({ id, sortOrder }) => [id, sortOrder]);

describe('the order of the categories', () => {
  it('puts the highest sortOrder first [CAT-02]', () => {
    expect([third, first, second].sort(byOrder)).toEqual(whole);
  });

  it('swaps a category with the one above or below [CAT-02]', () => {
    expect(setup(placeAfter(second, 'up'))).toEqual([
      [2, 3],
      [1, 2],
      [3, 1],
    ]);
    expect(setup(placeAfter(second, 'down'))).toEqual([
      [1, 3],
      [3, 2],
      [2, 1],
    ]);
  });

  it('moves a category although the search hides the one with which it swaps', () => {
    expect(setup(placeAfter(second, 'up'), { list: [second, third] })).toEqual([
      [2, 3],
      [3, 1],
    ]);
  });

  it('shifts the categories in between by one when a category moves several places', () => {
    expect(setup(3, { moved: third })).toEqual([
      [3, 3],
      [1, 2],
      [2, 1],
    ]);
    expect(setup(1, { moved: first })).toEqual([
      [2, 3],
      [3, 2],
      [1, 1],
    ]);
  });

  it('keeps the identity of rows that did not move, so that they do not rerender', () => {
    expect(withMoved(whole, second, 3)[2]).toBe(third);
  });

  it('returns the two ends of the whole order, or neither for an empty list', () => {
    expect(endsOf(whole)).toEqual({ first: 1, last: 3 });
    expect(endsOf([])).toEqual({ first: undefined, last: undefined });
  });
});
