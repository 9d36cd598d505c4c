export type Size = { width: number; height: number };

/**
 * What is cropped on each side, as a fraction of the width (left and right) or of the height (top and
 * bottom).
 */
export type CoverCut = { axis: 'sides' | 'ends'; part: number };

// A row or two of pixels is not worth a warning.
const TOLERANCE = 0.01;

/**
 * What the server crops to bring a picture to the ratio of the cover, around its centre. Null if the crop is
 * negligible.
 */
export const coverCut = (picture: Size, ratio: Size): CoverCut | null => {
  const widthToKeep = (picture.height * ratio.width) / ratio.height;
  const heightToKeep = (picture.width * ratio.height) / ratio.width;
  const isTooWide = picture.width > widthToKeep;
  const kept = isTooWide ? widthToKeep / picture.width : heightToKeep / picture.height;
  return 1 - kept < TOLERANCE ? null : { axis: isTooWide ? 'sides' : 'ends', part: (1 - kept) / 2 };
};
