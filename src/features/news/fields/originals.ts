import type { NewsFormValues } from './news-form-values';

/** The picture from which both covers were cropped: a file, or the one that the backend keeps. */
export type Original = File | 'kept';

/**
 * Known only while the page is open. Covers restored from a draft or a backup file have no original: they
 * are saved as they are and cannot be cropped again.
 */
const originals = new WeakMap<File, Original>();

export const noteOriginal = (covers: File[], original: Original): void =>
  covers.forEach((cover) => originals.set(cover, original));

/**
 * The picture from which both covers of a form were cropped; undefined if they have no common original or it
 * is unknown.
 */
export const originalOf = ({
  cover,
  square,
}: Pick<NewsFormValues, 'cover' | 'square'>): Original | undefined => {
  const original = cover && originals.get(cover);
  return original && square && originals.get(square) === original ? original : undefined;
};
