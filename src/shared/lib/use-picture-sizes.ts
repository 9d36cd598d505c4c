import { useExtension } from '@/shared/config/extensions';
import { sizesOf } from '@/shared/contract/picture-sizes';

/** The attributes of an `img` that let the browser load a size of a stored picture. */
type SizeAttributes = { srcSet?: string; sizes?: string };

const NONE: SizeAttributes = {};

/**
 * The sizes of a picture, if the backend has any (extension `picture-sizes`). Put them before `src`, and do not load the picture
 * this way where every pixel of it counts.
 * @param width how wide the picture is shown, as in the attribute `sizes`
 */
export const usePictureSizes = (url: string | null | undefined, width: string): SizeAttributes => {
  const hasSizes = useExtension('picture-sizes');
  const sizes = hasSizes && url ? sizesOf(url, 'webp') : [];
  return sizes.length === 0 ? NONE : { srcSet: sizes.join(', '), sizes: width };
};
