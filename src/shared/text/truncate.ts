const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * The first `max` characters as a reader counts them, then "…" where something was left out.
 * A vowel mark, a tone mark or a joined emoji is never cut from its base (specification 9: title column, 25).
 */
export const truncateGraphemes = (text: string, max: number): string => {
  if (text.length <= max) return text;
  let kept = 0;
  for (const { index } of graphemes.segment(text)) {
    if (kept === max) return `${text.slice(0, index)}…`;
    kept += 1;
  }
  return text;
};

/** How many characters a text has as a reader counts them. */
export const countGraphemes = (text: string): number => {
  let count = 0;
  for (const _grapheme of graphemes.segment(text)) count += 1;
  return count;
};
