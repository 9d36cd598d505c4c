import { segmentWords } from './segments';

/**
 * The number of words in a text. Thai has no spaces between words, so a dictionary-based segmenter splits
 * it. Digits count, punctuation does not.
 */
export const countWords = (text: string): number => {
  let count = 0;
  for (const { isWordLike } of segmentWords(text)) if (isWordLike) count += 1;
  return count;
};
