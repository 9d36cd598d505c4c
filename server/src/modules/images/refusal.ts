import type { Localized } from '../../http/localized';

import { imageTypeOf } from './image-type';
import { imageMessages } from './messages';

/** Why the file cannot be an image, from its first bytes; undefined if it may be one. */
export const refusalOf = (bytes: Buffer): Localized | undefined =>
  imageTypeOf(bytes) ? undefined : imageMessages.notAnImage;
