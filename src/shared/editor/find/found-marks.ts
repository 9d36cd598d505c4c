import type { Quill } from 'react-quill';

import type { Place } from './find-text';

/** More are not marked: each costs the browser. */
const MARKED_AT_MOST = 500;

const rangeOf = (quill: Quill, { index, length }: Place): Range | null => {
  const [first, start] = quill.getLeaf(index + 1);
  const [last, end] = quill.getLeaf(index + length);
  if (!first || !last) return null;
  const range = document.createRange();
  // A position is found behind its character.
  range.setStart(first.domNode, start - 1);
  range.setEnd(last.domNode, end);
  return range;
};

/**
 * Marks places of a text, one of them as the current one, without a change of the text. Returns a function that removes the
 * marks. A browser without highlights (Firefox before 140) shows none.
 */
export const markFound = (quill: Quill, places: readonly Place[], current: number): (() => void) => {
  if (typeof Highlight === 'undefined') return () => {};
  const first = Math.max(0, current - MARKED_AT_MOST / 2);
  const ranges = places.slice(first, first + MARKED_AT_MOST).flatMap((place) => rangeOf(quill, place) ?? []);
  const chosen = ranges[current - first];
  CSS.highlights.set('found', new Highlight(...ranges));
  const strong = new Highlight(...(chosen ? [chosen] : []));
  strong.priority = 1;
  CSS.highlights.set('found-current', strong);
  return () => {
    CSS.highlights.delete('found');
    CSS.highlights.delete('found-current');
  };
};

/** Between the toolbar with its panel and the save bar, at every size of window. */
const CLEAR_OF_BARS = 0.6;

/** Scrolls a place clear of the bars. Of a long paragraph the element would not tell where it is. */
export const showPlace = (quill: Quill, place: Place) => {
  // jsdom lays out no text.
  const { top } = rangeOf(quill, place)?.getBoundingClientRect?.() ?? { top: 0 };
  window.scrollBy({ top: top - window.innerHeight * CLEAR_OF_BARS });
};
