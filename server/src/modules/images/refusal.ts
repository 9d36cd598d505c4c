import type { Localized } from '../../http/localized';

import { imageTypeOf } from './image-type';
import { MAX_IMAGE_MEGABYTES } from './limits';
import { imageMessages } from './messages';

/** Why the file cannot be an image, by size and first bytes alone; undefined where it may be one. */
export const refusalOf = (file: { bytes: Buffer; isCut: boolean }): Localized | undefined => {
  if (file.isCut) return imageMessages.tooLarge(MAX_IMAGE_MEGABYTES);
  return imageTypeOf(file.bytes) ? undefined : imageMessages.notAnImage;
};
