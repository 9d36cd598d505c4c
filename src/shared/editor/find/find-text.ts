import Delta, { type AttributeMap } from 'quill-delta';

import { htmlToText } from '@/shared/text/html-to-text';

import { piecesToHtml } from '../blocks/pieces';

/** A place in the text in Quill's positions, with the formats of its first character. */
export type Place = { index: number; length: number; attributes: AttributeMap | undefined };

/** Quill counts an embed, such as a picture, as one character. */
const EMBED = '\ufffc';

/** Where Thai from a website may break a line, and a word may be hyphenated: nobody sees them. */
const UNSEEN = '[\\u00ad\\u200b\\u2060]';

/**
 * Small and capital letters are the same, as are spaces that break a line or not. A letter is not found in a syllable that has more
 * marks, nor an emoji in one that is joined of several or has a colour of skin.
 */
const patternOf = (wanted: string): RegExp => {
  const literal = [...wanted]
    .map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&').replace(/[ \u00a0]/, '[ \\u00a0]'))
    .join(`${UNSEEN}*`);
  return new RegExp(`${literal}(?![\\p{M}\\u0e33\\u200d\\u{1f3fb}-\\u{1f3ff}])`, 'giu');
};

const blockHtml = (insert: Record<string, unknown>) => piecesToHtml(insert['grid'] ?? insert['raw']);

/**
 * Finds words in the contents of an editor.
 * @returns their places in the order of the text, and how often they are in tables and in blocks that are kept as HTML,
 * which have no places of their own
 */
export const findPlaces = ({ ops }: Delta, wanted: string): { places: Place[]; inBlocks: number } => {
  if (wanted === '') return { places: [], inBlocks: 0 };
  const pattern = patternOf(wanted);
  const text = ops.map(({ insert }) => (typeof insert === 'string' ? insert : EMBED)).join('');
  let [op, opEnd] = [-1, 0];
  const places = [...text.matchAll(pattern)].map(({ 0: words, index }) => {
    while (index >= opEnd) {
      op += 1;
      const insert = ops[op]?.insert;
      opEnd += typeof insert === 'string' ? insert.length : 1;
    }
    return { index, length: words.length, attributes: ops[op]?.attributes };
  });
  const inBlocks = ops.reduce((count, { insert }) => {
    const html = typeof insert === 'object' ? blockHtml(insert) : '';
    return html === '' ? count : count + [...htmlToText(html).matchAll(pattern)].length;
  }, 0);
  return { places, inBlocks };
};

/** The change that writes words at each of the places, which are in the order of the text. They keep the formats of what was there. */
export const replacePlaces = (places: readonly Place[], words: string): Delta => {
  const change = new Delta();
  let at = 0;
  for (const { index, length, attributes } of places) {
    change
      .retain(index - at)
      .insert(words, attributes)
      .delete(length);
    at = index + length;
  }
  return change;
};
