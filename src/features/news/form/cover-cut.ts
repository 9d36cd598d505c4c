export type Size = { width: number; height: number };

/** What is cut off on each side, as a part of the picture's width (left and right) or height (above and below). */
export type CoverCut = { axis: 'sides' | 'ends'; part: number };

// A row or two of pixels is nothing that a person would miss.
const TOLERANCE = 0.01;

/** What the server cuts off a picture to bring it to the cover's ratio: it keeps the middle. Null where nothing shows. */
export const coverCut = (picture: Size, ratio: Size): CoverCut | null => {
  const widthToKeep = (picture.height * ratio.width) / ratio.height;
  const heightToKeep = (picture.width * ratio.height) / ratio.width;
  const isTooWide = picture.width > widthToKeep;
  const kept = isTooWide ? widthToKeep / picture.width : heightToKeep / picture.height;
  return 1 - kept < TOLERANCE ? null : { axis: isTooWide ? 'sides' : 'ends', part: (1 - kept) / 2 };
};
