import sharp, { type Sharp } from 'sharp';

import { COVER_RATIO, SQUARE_RATIO } from '@contract';

import type { Localized } from '../../http/localized';

import { isAnimatedPng } from './image-type';
import { MAX_ANIMATED_MEGAPIXELS, MAX_FRAMES, MAX_IMAGE_SIDE, MAX_MEGAPIXELS } from './limits';
import { imageMessages } from './messages';

const MEGA = 1_000_000;
const COVER_MAX_WIDTH = 1_600;
const SQUARE_MAX_WIDTH = 1_080;
const INLINE_MAX_SIDE = 2_000;
/** Twice the size of a cover, so that a part of it is still large enough for a cover. */
const ORIGINAL_MAX_SIDE = 3_200;
const AVATAR_WIDTH = 280;
const QUALITY = 82;

/** How an image is cut and scaled: to a cover's ratio, to a person's picture, or uncut for the text of an article and for cutting again. */
export type ImagePurpose = 'cover' | 'square' | 'avatar' | 'inline' | 'original';

export type ImageJob = { bytes: Buffer; purpose: ImagePurpose };

/** The upload as a WebP image, its size in pixels, and whether the upload has several frames; or the reason for the refusal. */
export type MadeImage =
  { bytes: Buffer; width: number; height: number; isAnimated: boolean } | { refusal: Localized };

// Only these decoders: sharp would otherwise read SVG, PDF and more from a file that claims to be a picture.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
// One thread per picture, because other workers and the server use the remaining processors.
sharp.concurrency(1);

/** The largest area of the ratio that lies within the image, scaled down to a greatest width, never up. */
export const coverSize = (
  image: { width: number; height: number },
  ratio: { width: number; height: number },
  maxWidth: number,
): { width: number; height: number } => {
  const width = Math.min(maxWidth, image.width, (image.height * ratio.width) / ratio.height);
  return {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round((width * ratio.height) / ratio.width)),
  };
};

type Measures = { width: number; height: number; frames: number };

/** Checks the file's header before any pixel is decoded. */
const refusalBySize = ({ width, height, frames }: Measures): Localized | undefined => {
  if (Math.max(width, height) > MAX_IMAGE_SIDE) {
    return imageMessages.tooLong(width, height, MAX_IMAGE_SIDE);
  }
  if (width * height > MAX_MEGAPIXELS * MEGA) {
    return imageMessages.tooManyPixels(width, height, MAX_MEGAPIXELS);
  }
  if (frames > MAX_FRAMES || (frames > 1 && width * height * frames > MAX_ANIMATED_MEGAPIXELS * MEGA)) {
    return imageMessages.tooMuchAnimation(frames, MAX_FRAMES, MAX_ANIMATED_MEGAPIXELS);
  }
  return undefined;
};

const measure = async (bytes: Buffer): Promise<Measures & { isOnItsSide: boolean }> => {
  const { width, height, pages, orientation } = await sharp(bytes, { limitInputPixels: false }).metadata();
  // Orientations 5 to 8 swap width and height.
  return { width, height, frames: pages ?? 1, isOnItsSide: (orientation ?? 1) >= 5 };
};

const scaled = (image: Sharp, purpose: ImagePurpose, size: { width: number; height: number }) => {
  if (purpose === 'cover') return image.resize(coverSize(size, COVER_RATIO, COVER_MAX_WIDTH));
  if (purpose === 'avatar') return image.resize(coverSize(size, SQUARE_RATIO, AVATAR_WIDTH));
  if (purpose === 'square') return image.resize(coverSize(size, SQUARE_RATIO, SQUARE_MAX_WIDTH));
  const side = purpose === 'original' ? ORIGINAL_MAX_SIDE : INLINE_MAX_SIDE;
  return image.resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  });
};

const encode = async ({ bytes, purpose }: ImageJob): Promise<MadeImage> => {
  const { isOnItsSide, ...measures } = await measure(bytes);
  const refusal = refusalBySize(measures);
  if (refusal) return { refusal };
  // The decoder knows only its first frame, and a picture that stops moving is another picture.
  if (purpose === 'inline' && isAnimatedPng(bytes)) return { refusal: imageMessages.animatedPng };
  const { width, height } = measures;
  const image = sharp(bytes, {
    limitInputPixels: MAX_MEGAPIXELS * MEGA,
    failOn: 'error',
    animated: purpose === 'inline' && measures.frames > 1,
  }).autoOrient();
  const upright = isOnItsSide ? { width: height, height: width } : { width, height };
  // The new encoding contains neither EXIF nor data hidden after the picture.
  const { data, info } = await scaled(image, purpose, upright)
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    width: info.width,
    // Of an animation, the height of all frames one below the other.
    height: info.pageHeight ?? info.height,
    isAnimated: measures.frames > 1,
  };
};

/** Converts an upload to an image; runs in a separate process (workers/image-worker.ts). */
export const makeImage = async (job: ImageJob): Promise<MadeImage> => {
  try {
    return await encode(job);
  } catch {
    return { refusal: imageMessages.broken };
  }
};
