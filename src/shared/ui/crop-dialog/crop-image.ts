/** A part of a picture, in pixels of the picture. */
export type Area = { x: number; y: number; width: number; height: number };

/**
 * Crops a picture in the browser and returns a new file: WebP if the browser can write it, otherwise PNG.
 * @param longestSide maximum length of the longer side in pixels; a smaller result is not enlarged
 * @throws if the browser cannot read the picture
 */
export const cropImage = async (picture: Blob, area: Area, longestSide: number): Promise<File> => {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, longestSide / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error('The browser writes no such picture.');
  return new File([blob], `picture.${blob.type.replace('image/', '')}`, { type: blob.type });
};
