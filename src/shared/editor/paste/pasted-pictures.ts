import { parseHtml } from '@/shared/text/html-to-text';

import { writeEmoji } from './emoji-pictures';
import { openLatePictures, writeTaskBoxes } from './late-pictures';

/** Marks the place of a picture to upload. A private-use character, which nobody types. */
const EDGE = '\uf8ff';
const PLACE = new RegExp(`${EDGE}picture (\\d+)${EDGE}`);

const DATA = /^data:(image\/(?:png|jpe?g|gif|webp|avif));base64,([\s\S]+)$/i;
const ON_A_SERVER = /^\s*(?:https?:|\/|\.|[\w-]+(?:[^\w:-]|$))/i;

/** `missing`: the number of pictures that only the other program can read. */
export type PastedPictures = { html: string; files: File[]; missing: number };

const decode = (src: string): File | null => {
  const [, type = '', data = ''] = DATA.exec(src.trim()) ?? [];
  if (type === '') return null;
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s+/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `picture.${type.slice(6)}`, { type });
  } catch {
    return null; // invalid base64
  }
};

/**
 * Extracts the pictures of pasted html that are not on a server: data in the html, or clipboard files if
 * there are as many as the html names. A mark replaces each picture.
 */
export const takePictures = (html: string, beside: File[]): PastedPictures => {
  const pasted = parseHtml(html);
  const all = pasted.querySelectorAll('img').length;
  const isRewritten = [openLatePictures(pasted), writeTaskBoxes(pasted)].includes(true);
  writeEmoji(pasted);
  const isSame = !isRewritten && pasted.querySelectorAll('img').length === all;
  const unread = [...pasted.querySelectorAll('img')].filter(
    (image) => !ON_A_SERVER.test(image.getAttribute('src') ?? ''),
  );
  const decoded = unread.map((image) => decode(image.getAttribute('src') ?? ''));
  const without = decoded.filter((file) => file === null).length;
  const images = beside.filter(({ type }) => type.startsWith('image/'));
  const spare = images.length === without ? images : [];
  const files: File[] = [];
  let missing = 0;
  unread.forEach((image, index) => {
    const file = decoded[index] ?? spare.shift();
    if (file) image.replaceWith(`${EDGE}picture ${files.push(file) - 1}${EDGE}`);
    else {
      missing += 1;
      image.remove();
    }
  });
  // The style sheet says what the source hides.
  const styles = [...pasted.ownerDocument.head.querySelectorAll('style')].map(({ outerHTML }) => outerHTML);
  return { html: unread.length === 0 && isSame ? html : styles.join('') + pasted.innerHTML, files, missing };
};

export type PlacedText = { text: string; places: { index: number; picture: number }[] };

/** Removes the marks from a text; `index` is the position of each. */
export const takePlaces = (marked: string): PlacedText => {
  const places: PlacedText['places'] = [];
  let text = marked;
  for (let found = PLACE.exec(text); found; found = PLACE.exec(text)) {
    places.push({ index: found.index, picture: Number(found[1]) });
    text = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  }
  return { text, places };
};
