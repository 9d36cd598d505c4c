import Delta from 'quill-delta';

import { align } from '../blocks/align';
import { keyOf, type Line } from '../blocks/lines';

/** The time of a comparison by letters grows with this product: above it, what differs is replaced line by line. */
const MOST_WORK = 2_000_000;

const textOf = (line: Line): string =>
  line.map(({ insert }) => (typeof insert === 'string' ? insert : '\0')).join('');

/** The product of the lengths of what differs: between the common beginning and end. */
const workOf = (one: string, other: string): number => {
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return (one.length - head - tail) * (other.length - head - tail);
};

/**
 * The change that leads from some lines of an editor to others. A line that replaces another is compared by letters, so that a
 * cursor stays in its words, as long as that does not take too long.
 */
export const differenceOf = (before: Line[], after: Line[]): Delta => {
  const change = new Delta();
  let workLeft = MOST_WORK;
  const compare = (one: Line = [], other: Line = []) => {
    const work = workOf(textOf(one), textOf(other));
    const isShort = work <= workLeft;
    if (isShort) workLeft -= work;
    const [from, to] = [new Delta(one), new Delta(other)];
    const difference = isShort ? from.diff(to) : to.concat(new Delta().delete(from.length()));
    difference.ops.forEach((op) => change.push(op));
    // A difference ends with its last change.
    const ofBefore = difference.ops.filter(({ insert }) => insert === undefined);
    change.retain(from.length() - new Delta(ofBefore).length());
  };
  let [from, to] = [0, 0];
  const changeUntil = (start: number, end: number) => {
    const lines = Math.max(start - from, end - to);
    for (let line = 0; line < lines; line += 1)
      compare(before.slice(from, start)[line], after.slice(to, end)[line]);
    [from, to] = [start + 1, end + 1];
  };
  for (const [start, end] of align(before.map(keyOf), after.map(keyOf))) {
    changeUntil(start, end);
    change.retain(new Delta(before[start]).length());
  }
  changeUntil(before.length, after.length);
  return change.chop();
};
