import { align, gather } from './align';
import { diffWords, type WordPart } from './diff-words';

/** Equal lines, or a line with its changes by words. */
export type LinePart = { same: string[] } | { words: WordPart[] };

/** Compares lines; a line that replaces another is compared by words. */
export const diffLines = (before: string[], after: string[]): LinePart[] =>
  gather(align(before, after)).flatMap((change): LinePart[] => {
    if ('same' in change) return [change];
    const { removed, added } = change;
    const count = Math.max(removed.length, added.length);
    return Array.from({ length: count }, (_, index) => ({
      words: diffWords(removed[index] ?? '', added[index] ?? ''),
    }));
  });
