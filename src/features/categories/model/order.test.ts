import { createCategory } from '@/shared/testing/factories';

import { byOrder, endsOf, withMoved } from './order';

const first = createCategory({ id: 1, sortOrder: 3 });
const second = createCategory({ id: 2, sortOrder: 2 });
const third = createCategory({ id: 3, sortOrder: 1 });
const whole = [first, second, third];

const setup = (direction: 'up' | 'down', list = whole) =>
  withMoved(list, second, direction).map(({ id, sortOrder }) => [id, sortOrder]);

describe('the order of the categories', () => {
  it('puts the highest sortOrder first [CAT-02]', () => {
    expect([third, first, second].sort(byOrder)).toEqual(whole);
  });

  it('swaps a category with the one above it, or the one below it [CAT-02]', () => {
    expect(setup('up')).toEqual([
      [2, 3],
      [1, 2],
      [3, 1],
    ]);
    expect(setup('down')).toEqual([
      [1, 3],
      [3, 2],
      [2, 1],
    ]);
  });

  it('gives a category its new place although a search hides the one it swaps with', () => {
    expect(setup('up', [second, third])).toEqual([
      [2, 3],
      [3, 1],
    ]);
  });

  it('leaves the rows that did not move as they were, so that they are not drawn again', () => {
    expect(withMoved(whole, second, 'up')[2]).toBe(third);
  });

  it('names the two ends of the whole order, none where there is no category', () => {
    expect(endsOf(whole)).toEqual({ first: 1, last: 3 });
    expect(endsOf([])).toEqual({ first: undefined, last: undefined });
  });
});
