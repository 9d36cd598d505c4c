import { align, gather, type Change } from './align';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** The words of a text as a reader of Thai sees them, with what stands between them; together they are the text. */
export const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

const isBlank = (words: string[]) => words.every((word) => word.trim() === '');

/** The change from some words to others; a space between two changed words is part of the change. */
export const changesOfWords = (before: string[], after: string[]): Change<string>[] =>
  gather(align(before, after), isBlank);

/** A stretch of a text: in both, in the one before alone, or in the one after alone. */
export type WordPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** What leads from one text to another, by words. */
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
