import type { Id } from '@contract';

import type { CleanHtml, HtmlRefusal } from '../html/clean-news-html';
import { imageUrl, type NewImage, takePicture } from '../images/image-store';

import { MAX_TEXT_PICTURES } from './limits';
import type { Workers } from './workers';

// An attribute's value contains no bracket here, so each picture is matched once.
const PICTURE =
  /(<img\b[^<>]*?\ssrc\s*=\s*)(["'])data:image\/(?:png|jpe?g|gif|webp);base64,([a-z0-9+/=\s]+)\2/gi;

/**
 * Cleans the HTML of an article that may contain pictures as data (`data:image/png;base64,…`): each is stored as an image,
 * as if it had been uploaded. Data that is not an image is left for the cleaning, which removes and reports it.
 * `pictures`: the images to store with the article.
 */
export const createTextCleaner = (workers: Workers, owner: Id) => {
  const pictures: NewImage[] = [];

  const store = async (data: string): Promise<string | undefined> => {
    const job = { bytes: Buffer.from(data, 'base64'), purpose: 'inline' } as const;
    const taken = await takePicture(workers, job, owner);
    if ('refusal' in taken) return undefined;
    pictures.push(taken.image);
    return imageUrl(taken.image.key);
  };

  const cleanHtml = async (html: string): Promise<CleanHtml | { refusal: HtmlRefusal }> => {
    // Far faster than the expression, on the thread that answers everybody.
    if (!/data:image\//i.test(html)) return workers.cleanHtml(html, owner);
    const found = new Set([...html.matchAll(PICTURE)].map(([, , , data = '']) => data));
    if (found.size > MAX_TEXT_PICTURES) return { refusal: 'too-many-pictures' };
    const urls = new Map<string, string | undefined>();
    for (const data of found) urls.set(data, await store(data));
    const stored = html.replace(PICTURE, (whole, before: string, quote: string, data: string) => {
      const url = urls.get(data);
      return url === undefined ? whole : before + quote + url + quote;
    });
    return workers.cleanHtml(stored, owner);
  };

  return { pictures, cleanHtml };
};
