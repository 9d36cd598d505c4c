import { align, gather } from './align';
import { diffWords, type WordPart } from './diff-words';

/** Lines that are the same, or a line with what has changed in it. */
export type LinePart = { same: string[] } | { words: WordPart[] };

/** What leads from some lines to others: a line in the place of another is compared by words. */
export const diffLines = (before: string[], after: string[]): LinePart[] =>
  gather(align(before, after)).flatMap((change): LinePart[] => {
    if ('same' in change) return [change];
    const { removed, added } = change;
    const count = Math.max(removed.length, added.length);
    return Array.from({ length: count }, (_, index) => ({
      words: diffWords(removed[index] ?? '', added[index] ?? ''),
    }));
  });
