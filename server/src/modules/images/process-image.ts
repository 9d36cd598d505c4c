import sharp from 'sharp';

import { COVER_RATIO, SQUARE_RATIO } from '@contract';

import type { Localized } from '../../http/localized';

import { imageTypeOf } from './image-type';
import { imageMessages } from './messages';

const MAX_IMAGE_MEGABYTES = 10;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
const MAX_MEGAPIXELS = 50;
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
const COVER_MAX_WIDTH = 1_600;
const SQUARE_MAX_WIDTH = 1_080;
const INLINE_MAX_SIDE = 2_000;
const QUALITY = 82;

/** How an image is cut and scaled: to a cover's ratio, or whole for the text of an article. */
export type ImagePurpose = 'cover' | 'square' | 'inline';

/** An upload that cannot become an image, with the reason for the person who chose the file. */
export class UnusableImage extends Error {
  constructor(readonly text: Localized) {
    super(text.en);
  }
}

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

const sizeOf = async (bytes: Buffer) => {
  const {
    width,
    height,
    pages = 1,
    orientation = 1,
  } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height * pages > MAX_PIXELS) {
    throw new UnusableImage(imageMessages.tooManyPixels(width, height, MAX_MEGAPIXELS));
  }
  // Orientations 5 to 8 lie on their side.
  return orientation >= 5 ? { width: height, height: width } : { width, height };
};

const encode = async (bytes: Buffer, purpose: ImagePurpose): Promise<Buffer> => {
  const size = await sizeOf(bytes);
  const image = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    animated: purpose === 'inline' && imageTypeOf(bytes) === 'gif',
  }).autoOrient();
  const resized =
    purpose === 'inline'
      ? image.resize({
          width: INLINE_MAX_SIDE,
          height: INLINE_MAX_SIDE,
          fit: 'inside',
          withoutEnlargement: true,
        })
      : image.resize(
          purpose === 'cover'
            ? coverSize(size, COVER_RATIO, COVER_MAX_WIDTH)
            : coverSize(size, SQUARE_RATIO, SQUARE_MAX_WIDTH),
        );
  // A new encoding carries neither EXIF nor anything hidden behind the picture.
  return resized.webp({ quality: QUALITY }).toBuffer();
};

/** Why the file cannot be an image, by size and first bytes alone; undefined where it may be one. */
export const refusalOf = (file: { bytes: Buffer; isCut: boolean }): Localized | undefined => {
  if (file.isCut) return imageMessages.tooLarge(MAX_IMAGE_MEGABYTES);
  return imageTypeOf(file.bytes) ? undefined : imageMessages.notAnImage;
};

/** The upload as a WebP image of our own, or UnusableImage with the reason. */
export const processImage = async (bytes: Buffer, purpose: ImagePurpose): Promise<Buffer> => {
  try {
    return await encode(bytes, purpose);
  } catch (error) {
    throw error instanceof UnusableImage ? error : new UnusableImage(imageMessages.broken);
  }
};
