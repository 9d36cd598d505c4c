import { drawAvatar } from './avatar';
import { drawCover } from './cover';

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);

describe.each([
  ['a portrait', (seed: number) => drawAvatar(seed)],
  ['a cover', (seed: number) => drawCover(seed, { width: 1200, height: 630 })],
])('%s of the demonstration', (_, draw) => {
  it('is the same for the same number, and different for others', () => {
    expect(SEEDS.map(draw)).toEqual(SEEDS.map(draw));
    expect(new Set(SEEDS.map(draw)).size).toBe(SEEDS.length);
  });

  it('exists for every number and has no script', () => {
    for (const drawing of SEEDS.map(draw)) {
      expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]+<\/svg>\s*$/);
      expect(drawing).not.toMatch(/NaN|undefined|<script/);
    }
  });
});

it('has the requested ratio', () => {
  const sizeOf = (drawing: string) =>
    /width="(\d+)" height="(\d+)"/.exec(drawing)?.slice(1).map(Number) ?? [];
  const [width = 0, height = 1] = sizeOf(drawCover(1, { width: 1200, height: 630 }));
  expect(width / height).toBeCloseTo(1200 / 630, 2);
  expect(new Set(sizeOf(drawCover(1, { width: 1, height: 1 }))).size).toBe(1);
});
