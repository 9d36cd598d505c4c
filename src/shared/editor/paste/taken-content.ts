import { elementToText } from '@/shared/text/html-to-text';

import { takePlaces } from './pasted-pictures';

/** What is in a part that is left out: its words and the addresses of its pictures. A picture of the clipboard has none. */
export type Content = { text: string; pictures: string[] };

/** The words of an element, with one space between them. */
export const textOf = (element: Element): string => elementToText(element).replace(/\s+/g, ' ');

const PICTURE = 'img, iframe, video';

/** Whether an element has a picture. A picture of the clipboard is a mark in the text. */
const hasPicture = (element: Element): boolean =>
  element.matches(PICTURE) ||
  element.querySelector(PICTURE) !== null ||
  takePlaces(textOf(element)).places.length > 0;

const addressesIn = (element: Element): string[] =>
  [element, ...element.querySelectorAll('img')]
    .map((image) => (image.matches('img') && image.getAttribute('src')) || '')
    .filter((src) => src !== '' && !/^\s*data:/i.test(src));

/** What is in an element; null for nothing. */
export const contentOf = (element: Element): Content | null => {
  const { text } = takePlaces(textOf(element));
  return text !== '' || hasPicture(element) ? { text, pictures: addressesIn(element) } : null;
};
