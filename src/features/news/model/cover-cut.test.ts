import { COVER_RATIO, SQUARE_RATIO } from '@/shared/contract';

import { coverCut } from './cover-cut';

describe('the crop of a cover', () => {
  it.each([
    [{ width: 1600, height: 900 }, COVER_RATIO, null],
    // The closest to 16:9 that whole pixels allow.
    [{ width: 1366, height: 768 }, COVER_RATIO, null],
    [{ width: 1600, height: 1200 }, COVER_RATIO, { axis: 'ends', part: 0.125 }],
    [{ width: 3200, height: 900 }, COVER_RATIO, { axis: 'sides', part: 0.25 }],
    [{ width: 1000, height: 500 }, SQUARE_RATIO, { axis: 'sides', part: 0.25 }],
  ])('of %j to %j is %j', (picture, ratio, cut) => {
    expect(coverCut(picture, ratio)).toEqual(cut);
  });
});
