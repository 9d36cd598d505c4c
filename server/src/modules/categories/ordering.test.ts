import fc from 'fast-check';

import { isPlace, shiftFor } from './ordering';

const move = (order: number[], current: number, target: number): number[] => {
  const shift = shiftFor(current, target);
  return order.map((place) => {
    if (place === current) return target;
    return shift && place >= shift.from && place <= shift.to ? place + shift.by : place;
  });
};

describe('the order of categories', () => {
  it('swaps two neighbours [SRV-03]', () => {
    expect(move([1, 2, 3, 4], 2, 3)).toEqual([1, 3, 2, 4]);
    expect(move([1, 2, 3, 4], 3, 2)).toEqual([1, 3, 2, 4]);
  });

  it('shifts the rows in between when one moves further', () => {
    expect(move([1, 2, 3, 4, 5], 1, 4)).toEqual([4, 1, 2, 3, 5]);
    expect(move([1, 2, 3, 4, 5], 5, 2)).toEqual([1, 3, 4, 5, 2]);
    expect(shiftFor(3, 3)).toBeNull();
  });

  it('stays a permutation after any move [SRV-03]', () => {
    const total = 12;
    const place = fc.integer({ min: 1, max: total });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { maxLength: 50 }), (moves) => {
        const start = Array.from({ length: total }, (_, index) => index + 1);
        const end = moves.reduce((order, [current, target]) => move(order, current, target), start);
        expect([...end].sort((a, b) => a - b)).toEqual(start);
      }),
    );
  });

  it('knows which places are valid', () => {
    expect([0, 1, 5, 6].map((place) => isPlace(place, 5))).toEqual([false, true, true, false]);
  });
});
