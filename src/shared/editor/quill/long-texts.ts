import Delta, { AttributeMap, type Op } from 'quill-delta';
import type { Quill } from 'react-quill';

type Node = { prev: Node | null; next: Node | null };
type List = { head: Node | null; contains: (node: Node) => boolean };
type Range = { index: number; length: number };
/** The selection before and after a change. */
type Cursor = { oldRange: Range; newRange: Range };
type Update = (change: Delta | null, mutations?: MutationRecord[], cursor?: Cursor) => Delta;
type Editor = {
  scroll: { lines: () => { delta: () => Delta }[] };
  delta: Delta;
  getDelta: () => Delta;
  update: Update;
};

const textOf = (lines: Delta[]): Delta => {
  const text = new Delta();
  for (const { ops } of lines) {
    const [first, ...others] = ops;
    if (first) text.push(first);
    text.ops.push(...others);
  }
  return text;
};

const lengthOf = (lines: Delta[]) => lines.reduce((sum, line) => sum + line.length(), 0);

/** The block embed of a line, such as a rule or a raw block; undefined for a text line. */
const embedIn = ({ ops: [op, ...others] }: Delta): Op | undefined =>
  typeof op?.insert === 'object' && others.length === 0 ? op : undefined;

const isSameEmbed = (one?: Op, other?: Op) =>
  typeof one?.insert === 'object' &&
  typeof other?.insert === 'object' &&
  AttributeMap.diff(one.insert, other.insert) === undefined &&
  AttributeMap.diff(one.attributes, other.attributes) === undefined;

/** An unchanged text line is the same object; a block embed is a new object each time. */
const isSame = (one?: Delta, other?: Delta) =>
  one === other || (one && other && isSameEmbed(embedIn(one), embedIn(other)));

/** The lines that differ between two states, and the length of the text before them. */
const changedLines = (before: Delta[], after: Delta[]) => {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  return {
    start: lengthOf(before.slice(0, head)),
    before: textOf(before.slice(head, before.length - tail)),
    after: textOf(after.slice(head, after.length - tail)),
  };
};

/**
 * The cursor before and after, relative to the first changed line; undefined if it is outside of the changed
 * lines.
 */
const cursorIn = ({ oldRange, newRange }: Cursor, start: number, before: Delta, after: Delta) => {
  const within = ({ index, length }: Range, text: Delta) =>
    index >= start && index + length <= start + text.length();
  const moved = ({ index, length }: Range) => ({ index: index - start, length });
  return within(oldRange, before) && within(newRange, after)
    ? { oldRange: moved(oldRange), newRange: moved(newRange) }
    : undefined;
};

let done = false;

/**
 * Replaces steps of Quill that take quadratic time in long texts by equivalent, faster ones. For each added
 * line, Parchment searches all lines to check whether it is already in the list; the neighbours of a node
 * answer that immediately. After each keystroke, Quill copies the text once per line, and compares the whole
 * text to find the change. Measured in docs/fidelity.md ("Large articles"). The one exception from
 * the rule that a library's insides are left alone: docs/decisions/long-texts.md.
 */
export const speedUpLongTexts = ({ scroll, editor }: Quill) => {
  if (done) return;
  done = true;
  // eslint-disable-next-line no-restricted-syntax -- Parchment does not export its list of blots
  const list = Object.getPrototypeOf(scroll.children) as List;
  list.contains = function contains(this: List, node) {
    return this.head === node || node.prev?.next === node;
  };
  // eslint-disable-next-line no-restricted-syntax -- Quill does not export this class
  const prototype = Object.getPrototypeOf(editor) as Editor;
  const { update } = prototype;
  const lastRead = new WeakMap<Delta, Delta[]>();
  prototype.getDelta = function getDelta(this: Editor) {
    const lines = this.scroll.lines().map((line) => line.delta());
    const text = textOf(lines);
    lastRead.set(text, lines);
    return text;
  };
  prototype.update = function updateChanged(this: Editor, change, mutations, cursor) {
    const known = lastRead.get(this.delta);
    if (change || !known) return update.call(this, change, mutations, cursor);
    this.delta = this.getDelta();
    const { start, before, after } = changedLines(known, lastRead.get(this.delta) ?? []);
    const difference = before.diff(after, cursor && cursorIn(cursor, start, before, after));
    return new Delta().retain(start).concat(difference).chop();
  };
};
