import Delta from 'quill-delta';

import { align } from '../blocks/align';
import { keyOf, type Line } from '../blocks/lines';

/** The time of a comparison by letters grows with this product: above it, what differs is replaced line by line. */
const MOST_WORK = 2_000_000;

type TableLine = [{ insert: { grid: unknown } }];

const isTable = (line: Line | undefined): line is TableLine =>
  typeof line?.[0]?.insert === 'object' && 'grid' in line[0].insert;

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

/** The places of the tables in a part of the lines. */
const tablesOf = (lines: Line[], start: number, end: number): number[] =>
  lines.slice(start, end).flatMap((line, index) => (isTable(line) ? [start + index] : []));

/**
 * The change that leads from some lines of an editor to others. A line that replaces another is compared by letters, so that a
 * cursor stays in its words, as long as that does not take too long.
 */
export const differenceOf = (before: Line[], after: Line[]): Delta => {
  const change = new Delta();
  let workLeft = MOST_WORK;
  const compare = (one: Line = [], other: Line = []) => {
    // The block stays, and with it the cell that somebody writes in.
    if (isTable(one) && isTable(other)) return void change.retain({ grid: other[0].insert.grid });
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
    [from, to] = [start, end];
  };
  /** A change of several lines: a table that replaces another is the same one, wherever lines came or went beside it. */
  const changeTo = (start: number, end: number) => {
    const [gone, come] = [tablesOf(before, from, start), tablesOf(after, to, end)];
    if (gone.length === come.length)
      gone.forEach((table, index) => {
        changeUntil(table, come[index] ?? end);
        changeUntil(from + 1, to + 1);
      });
    changeUntil(start, end);
  };
  for (const [start, end] of align(before.map(keyOf), after.map(keyOf))) {
    changeTo(start, end);
    change.retain(new Delta(before[start]).length());
    [from, to] = [start + 1, end + 1];
  }
  changeTo(before.length, after.length);
  return change.chop();
};
