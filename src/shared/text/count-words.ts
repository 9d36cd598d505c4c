const words = new Intl.Segmenter('th', { granularity: 'word' });

/** How many words a text has. Thai writes none apart, so a dictionary segmenter decides; digits count, punctuation does not. */
export const countWords = (text: string): number => {
  let count = 0;
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1;
  return count;
};
