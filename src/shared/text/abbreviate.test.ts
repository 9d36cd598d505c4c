import fc from 'fast-check';

import { abbreviate } from './abbreviate';

describe('abbreviating a statistic', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1K'],
    [1_250, '1.2K'],
    [12_300, '12.3K'],
    [999_999, '999.9K'],
    [1_000_000, '1M'],
    [999_999_999, '999.9M'],
    [1_000_000_000, '1B'],
    [2_540_000_000, '2.5B'],
    [-1_500, '-1.5K'],
  ])('shows %d as %s [GRP-03]', (value, shown) => {
    expect(abbreviate(value)).toBe(shown);
  });

  it('never shows 1000 of a unit if there is a larger one', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999 }), (value) => {
        expect(Number.parseFloat(abbreviate(value))).toBeLessThan(1_000);
      }),
    );
  });
});
