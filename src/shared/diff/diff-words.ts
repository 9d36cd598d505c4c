import { segmentWords } from '@/shared/text/segments';

import { align, gather, type Change } from './align';

/**
 * Splits a text into words (Thai has no spaces between words) and the text between them; joined, they are
 * the text.
 */
export const wordsOf = (text: string): string[] => [...segmentWords(text)].map(({ segment }) => segment);

const isBlank = (words: string[]) => words.every((word) => word.trim() === '');

/** The changes between two lists of words. A space between two changed words is part of the change. */
export const changesOfWords = (before: string[], after: string[]): Change<string>[] =>
  gather(align(before, after), isBlank);

/** A part of a text: in both versions, only in the old one, or only in the new one. */
export type WordPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** Compares two texts by words. */
export const diffWords = (before: string, after: string): WordPart[] =>
  changesOfWords(wordsOf(before), wordsOf(after))
    .flatMap((change): WordPart[] =>
      'same' in change
        ? [{ kind: 'same', text: change.same.join('') }]
        : [
            { kind: 'removed', text: change.removed.join('') },
            { kind: 'added', text: change.added.join('') },
          ],
    )
    .filter(({ text }) => text !== '');
