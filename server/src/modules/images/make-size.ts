import sharp from 'sharp';

import type { PictureSize } from '@contract';

import { MAX_MEGAPIXELS } from './limits';

/** A stored picture, and what it is scaled down to. */
export type SizeJob = { bytes: Buffer; size: PictureSize };
export type MadeSize = { bytes: Buffer };

/** Both look the same beside the picture; docs/performance.md has the bytes and the times of other settings. */
const AVIF = { quality: 60, effort: 1, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 80 };

/** Scales a stored picture down; runs in a separate process (workers/image-worker.ts). */
export const makeSize = async ({ bytes, size: { width, format } }: SizeJob): Promise<MadeSize> => {
  const limitInputPixels = MAX_MEGAPIXELS * 1_000_000;
  const scaled = sharp(bytes, { limitInputPixels, failOn: 'error' }).resize({ width });
  return { bytes: await (format === 'avif' ? scaled.avif(AVIF) : scaled.webp(WEBP)).toBuffer() };
};
