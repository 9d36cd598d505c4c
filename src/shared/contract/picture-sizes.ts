/**
 * The widths, in pixels, in which a stored picture is served besides its own (extension `picture-sizes`): for a row of a list, a
 * small preview, the column of an article, and that of a phone with a dense screen.
 */
export const PICTURE_WIDTHS = [200, 400, 800, 1_200] as const;
export const SIZE_FORMATS = ['avif', 'webp'] as const;

type PictureWidth = (typeof PICTURE_WIDTHS)[number];
type SizeFormat = (typeof SIZE_FORMATS)[number];
export type PictureSize = { width: PictureWidth; format: SizeFormat };

const STORED = /^(.*\/files\/[0-9a-f]{2}\/[0-9a-f-]{36})\.webp$/;

/** The sizes of a stored picture from one width to below another, for a `srcset`. None for another picture. */
export const sizesOf = (
  address: string,
  format: SizeFormat,
  { from = PICTURE_WIDTHS[0], below = Infinity }: { from?: PictureWidth; below?: number } = {},
): string[] => {
  const [, start] = STORED.exec(address) ?? [];
  if (start === undefined) return [];
  return PICTURE_WIDTHS.filter((width) => width >= from && width < below).map(
    (width) => `${start}.w${width}.${format} ${width}w`,
  );
};
