import Delta from 'quill-delta';
import type { Quill } from 'react-quill';

import { readWrappers, writeWrappers, type Wrapper } from '../blocks/lines';

import { currentRange } from './commands';

const USER = 'user';

const marksOf = (value: unknown): Wrapper[] => readWrappers(value) ?? [];
const isPlain = ([tag, attributes]: Wrapper, wanted: string) =>
  tag === wanted && Object.keys(attributes).length === 0;
const has = (value: unknown, tag: string) => marksOf(value).some((mark) => isPlain(mark, tag));

const toggled = (value: unknown, tag: string, isOn: boolean): string | null => {
  const others = marksOf(value).filter((mark) => !isPlain(mark, tag));
  const next: Wrapper[] = isOn ? others : [...others, [tag, {}]];
  return next.length > 0 ? writeWrappers(next) : null;
};

/** Quill joins the ends of empty lines into one piece. */
const isLineEnds = (insert: unknown) => typeof insert === 'string' && /^\n+$/.test(insert);

/** Whether the whole selection, or the text to be typed at the cursor, is in an element of this tag. */
export const hasMark = (quill: Quill, tag: string): boolean => {
  const { index, length } = currentRange(quill);
  if (length === 0) return has(quill.getFormat(index)['marks'], tag);
  return quill
    .getContents(index, length)
    .ops.every(({ insert, attributes }) => isLineEnds(insert) || has(attributes?.['marks'], tag));
};

/**
 * Wraps the selection in an element, or removes the element if the whole selection is in one. Other elements
 * stay.
 */
export const toggleMark = (quill: Quill, tag: string) => {
  const { index, length } = quill.getSelection(true);
  const isOn = hasMark(quill, tag);
  if (length === 0) {
    quill.format('marks', toggled(quill.getFormat(index)['marks'], tag, isOn) ?? false, USER);
    return;
  }
  const change = quill.getContents(index, length).ops.reduce((delta, { insert, attributes }) => {
    const size = typeof insert === 'string' ? insert.length : 1;
    return delta.retain(size, { marks: toggled(attributes?.['marks'], tag, isOn) });
  }, new Delta().retain(index));
  quill.updateContents(change, USER);
};
