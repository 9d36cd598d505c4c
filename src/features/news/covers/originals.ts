import type { NewsFormValues } from '../fields/news-form-values';

/** What both covers were cut from: a picture, or the one that the backend has kept of the item. */
export type Original = File | 'kept';

/**
 * Known of a cover while its page is open. Covers that come back from a draft or a file have none: they are saved as they are, and
 * cannot be cut again.
 */
const originals = new WeakMap<File, Original>();

export const noteOriginal = (covers: File[], original: Original): void =>
  covers.forEach((cover) => originals.set(cover, original));

/** What both covers of a form were cut from; undefined where that is not one picture, or nobody knows. */
export const originalOf = ({
  cover,
  square,
}: Pick<NewsFormValues, 'cover' | 'square'>): Original | undefined => {
  const original = cover && originals.get(cover);
  return original && square && originals.get(square) === original ? original : undefined;
};
