import sharp from 'sharp';

import { pngImage } from '../../testing/images';

import { readWebpHeader } from './webp-header';

const canvas = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });

describe('the header of a WebP', () => {
  it.each([
    ['lossy', () => canvas(1_999, 3).webp(), { width: 1_999, height: 3, isAnimated: false }],
    [
      'lossless',
      () => canvas(3, 2_001).webp({ lossless: true }),
      { width: 3, height: 2_001, isAnimated: false },
    ],
    ['transparent', () => canvas(641, 479, 4).webp(), { width: 641, height: 479, isAnimated: false }],
  ])('says its width and height: %s', async (_what, make, header) => {
    expect(readWebpHeader(await make().toBuffer())).toEqual(header);
  });

  it('says that it moves', async () => {
    const frames = await Promise.all(
      [canvas(40, 30), canvas(40, 30).negate()].map((one) => one.png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(readWebpHeader(moving)).toEqual({ width: 40, height: 30, isAnimated: true });
  });

  it('is that of no other file, nor of its first bytes alone', async () => {
    const webp = await canvas(40, 30).webp().toBuffer();
    const others = [
      Buffer.alloc(0),
      await pngImage(),
      webp.subarray(0, 29),
      Buffer.from(`RIFF....WEBPVP9 ${'x'.repeat(30)}`),
    ];
    for (const other of others) expect(readWebpHeader(other)).toBeUndefined();
  });
});
