import { PICTURE_WIDTHS, type PictureSize, SIZE_FORMATS } from '@contract';

/** A size of a stored picture: its name in the store, and that of the picture. */
export type SizeOfPicture = PictureSize & { key: string; picture: string };

const SIZES: PictureSize[] = PICTURE_WIDTHS.flatMap((width) =>
  SIZE_FORMATS.map((format) => ({ width, format })),
);
const endOf = ({ width, format }: PictureSize): string => `.w${width}.${format}`;
const END_OF_PICTURE = '.webp';

/** The name of a size of a picture; undefined if the key ends like no size. Whether the rest is a picture is for the caller to check. */
export const readSize = (key: string): SizeOfPicture | undefined => {
  const size = SIZES.find((one) => key.endsWith(endOf(one)));
  return size && { ...size, key, picture: key.slice(0, -endOf(size).length) + END_OF_PICTURE };
};

/** The names of all sizes that a picture may have in the store. */
export const sizeKeys = (picture: string): string[] =>
  SIZES.map((size) => picture.slice(0, -END_OF_PICTURE.length) + endOf(size));
