import type { Size } from '@/features/news';
import type { Area } from '@/shared/ui/crop-dialog/crop-image';

/** A point in a picture; each coordinate is from 0 (left, top) to 1 (right, bottom). */
export type Point = { x: number; y: number };

export const MIDDLE: Point = { x: 0.5, y: 0.5 };

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/**
 * The largest area with the ratio whose centre is as close to the point as the edges allow, in percent of
 * the picture.
 */
export const areaAround = (picture: Size, ratio: Size, { x, y }: Point): Area => {
  const scale = Math.min(picture.width / ratio.width, picture.height / ratio.height);
  const width = (ratio.width * scale * 100) / picture.width;
  const height = (ratio.height * scale * 100) / picture.height;
  return {
    width,
    height,
    x: within(x * 100 - width / 2, 100 - width),
    y: within(y * 100 - height / 2, 100 - height),
  };
};
