import { PICTURE_WIDTHS, SIZE_FORMATS, sizesOf } from '@contract';

import { imageKeys } from '../images/image-store';
import type { Measures } from '../images/measures';

/** Of a page: the widest that its text is, and what is beside it on a narrower screen (`PAGE_RULES`). */
const COLUMN_PX = 672;
const MARGINS_PX = 32;
/** The smallest size that a page offers: only lists show a picture in a smaller one. */
const SMALLEST_PX = 400;
const LARGEST_PX = Math.max(...PICTURE_WIDTHS);

// As in an article that is cleaned: an attribute's value contains no bracket, and is in double quotes.
const PICTURES = /<picture\b.*?<\/picture>|<img\b[^<>]*>/gis;
const SOURCE = /\ssrc="([^"]*)"/i;
const VALUES = /"[^"]*"/g;
const OWN_SIZE = /\s(?:srcset|sizes)=/i;
const OWN_LOOK = /\s(?:width|height|style)=/i;
const OWN_WIDTH = /\swidth="(\d{1,5})"/i;

/** Whether a tag has an attribute; what its texts say is no attribute. */
const has = (tag: string, attribute: RegExp): boolean => attribute.test(tag.replace(VALUES, '""'));

/** The pictures that a page shows, by their tags; those that bring sizes of their own are left out. */
const eachPicture = (html: string, change: (tag: string, address: string) => string): string =>
  html.replace(PICTURES, (tag) => {
    const address = SOURCE.exec(tag)?.[1];
    return address === undefined || /^<picture/i.test(tag) || has(tag, OWN_SIZE) ? tag : change(tag, address);
  });

/** The key of a picture of this server, by its address on a page. */
const keyOf = (address: string, publicUrl: string): string | undefined => {
  const origin = new URL(publicUrl).origin;
  return imageKeys([address.startsWith(`${origin}/`) ? address.slice(origin.length) : address])[0];
};

/** The keys of the stored pictures that a page shows. */
export const picturesOn = (html: string, publicUrl: string): string[] => {
  const keys = new Set<string>();
  eachPicture(html, (tag, address) => {
    const key = keyOf(address, publicUrl);
    if (key !== undefined) keys.add(key);
    return tag;
  });
  return [...keys];
};

const sourcesOf = (address: string, { width }: Measures, sizes: string): string =>
  SIZE_FORMATS.map((format) => {
    const smaller = sizesOf(address, format, { from: SMALLEST_PX, below: width });
    if (smaller.length === 0) return '';
    const set = width <= LARGEST_PX ? [...smaller, `${address} ${width}w`] : smaller;
    return `<source type="image/${format}" srcset="${set.join(', ')}" sizes="${sizes}">`;
  }).join('');

/**
 * The pictures of a page with their sizes and, so that the text does not move when they load, their width and height.
 * @param measures of the pictures, by their keys; one that is not there stays as it is
 */
export const withSizes = (html: string, measures: ReadonlyMap<string, Measures>, publicUrl: string): string =>
  eachPicture(html, (tag, address) => {
    const measured = measures.get(keyOf(address, publicUrl) ?? '');
    if (!measured) return tag;
    const { width, height } = measured;
    const image = has(tag, OWN_LOOK) ? tag : tag.replace(/^<img/i, `$& width="${width}" height="${height}"`);
    // A picture in a column of its own width looks as it does without sizes, which also decide how wide it is.
    const shown = Math.min(Number(OWN_WIDTH.exec(image)?.[1] ?? width), COLUMN_PX);
    const sizes = `(min-width: ${shown + MARGINS_PX}px) ${shown}px, calc(100vw - ${MARGINS_PX}px)`;
    const sources = sourcesOf(address, measured, sizes);
    return sources === '' ? image : `<picture>${sources}${image}</picture>`;
  });
