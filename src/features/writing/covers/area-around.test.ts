import { COVER_RATIO, SQUARE_RATIO } from '@/shared/contract';

import { areaAround, MIDDLE } from './area-around';

describe('the crop area around a point', () => {
  it.each([
    [{ width: 1600, height: 1600 }, COVER_RATIO, MIDDLE, { x: 0, y: 21.875, width: 100, height: 56.25 }],
    [{ width: 1600, height: 1600 }, COVER_RATIO, { x: 0.5, y: 0 }, { x: 0, y: 0, width: 100, height: 56.25 }],
    [
      { width: 1600, height: 1600 },
      COVER_RATIO,
      { x: 0.5, y: 0.9 },
      { x: 0, y: 43.75, width: 100, height: 56.25 },
    ],
    [
      { width: 1600, height: 900 },
      SQUARE_RATIO,
      { x: 0.25, y: 0.5 },
      { x: 0, y: 0, width: 56.25, height: 100 },
    ],
    [
      { width: 1600, height: 900 },
      SQUARE_RATIO,
      { x: 0.6, y: 0.5 },
      { x: 31.875, y: 0, width: 56.25, height: 100 },
    ],
    [{ width: 1600, height: 900 }, COVER_RATIO, { x: 1, y: 1 }, { x: 0, y: 0, width: 100, height: 100 }],
  ])('of %j in %j has %j in its centre if possible [DSK-08]', (picture, ratio, point, area) => {
    expect(areaAround(picture, ratio, point)).toEqual(area);
  });
});
