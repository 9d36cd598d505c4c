/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/**
 * A part of a picture as a file of its own, drawn by the browser: WebP where it can write that, else PNG.
 * @param longestSide pixels that it has at most; a smaller part stays as it is
 * @throws where the browser cannot read the picture
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
