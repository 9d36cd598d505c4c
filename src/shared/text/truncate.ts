import { segmentGraphemes } from './segments';

/**
 * The first `max` graphemes of a text, followed by "…" if it is longer (docs/requirements.md, NWS-01). A
 * vowel mark, a tone mark or a joined emoji is never cut off from its base.
 */
export const truncateGraphemes = (text: string, max: number): string => {
  if (text.length <= max) return text;
  let kept = 0;
  for (const { index } of segmentGraphemes(text)) {
    if (kept === max) return `${text.slice(0, index)}…`;
    kept += 1;
  }
  return text;
};

/** The number of characters of a text as readers count them (graphemes). */
export const countGraphemes = (text: string): number => {
  let count = 0;
  for (const _grapheme of segmentGraphemes(text)) count += 1;
  return count;
};
