import type { Page } from '@playwright/test';

export type Picture = { name: string; mimeType: string; buffer: Buffer };

/** Draws a picture in the browser, so that the journeys need no image files. */
export const drawPicture = async (
  page: Page,
  name: string,
  width: number,
  height: number,
  mimeType = 'image/png',
): Promise<Picture> => {
  const base64 = await page.evaluate(
    async ([w, h, type]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const sky = context.createLinearGradient(0, 0, w, h);
      sky.addColorStop(0, '#0d5b6c');
      sky.addColorStop(1, '#f2c14e');
      context.fillStyle = sky;
      context.fillRect(0, 0, w, h);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
      let binary = '';
      for (let at = 0; at < bytes.length; at += 8192) {
        binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
      }
      return btoa(binary);
    },
    [width, height, mimeType] as const,
  );
  return { name, mimeType, buffer: Buffer.from(base64, 'base64') };
};
