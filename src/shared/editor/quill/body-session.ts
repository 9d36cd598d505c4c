import Delta from 'quill-delta';
import type { Quill } from 'react-quill';

import type { Writing } from '../blocks/inline-to-html';
import { keyOf, type Line } from '../blocks/lines';
import { openBody, saveBody, type KeyedLine, type OpenedBody } from '../blocks/save-body';
import { needsFiller, toRaw, type SplitBody, type StoredBlock } from '../blocks/stored-block';
import { writeLines } from '../blocks/write-lines';
import { TableBlock } from '../tables/table-block';

import { speedUpLongTexts } from './long-texts';

const SILENT = 'silent';

// Quill caches the delta of an unchanged line, so the same object means an unchanged line.
const known = new WeakMap<object, KeyedLine>();

const keyed = (identity: object, read: () => Line): KeyedLine => {
  const found = known.get(identity);
  if (found) return found;
  const line = read();
  const one = { line, key: keyOf(line) };
  known.set(identity, one);
  return one;
};

// Quill merges the last text of a line with the line end if both have the same formats; separate them again.
const withEndApart = (ops: Line): Line => {
  const last = ops.at(-1);
  if (typeof last?.insert !== 'string' || last.insert.length < 2) return ops;
  const { insert, ...formats } = last;
  return [...ops.slice(0, -1), { insert: insert.slice(0, -1), ...formats }, { insert: '\n', ...formats }];
};

/** The lines of an editor. After a keystroke only the changed line is converted again. */
export const readLines = (quill: Quill): KeyedLine[] =>
  quill.scroll.lines().map((blot) => {
    const delta = blot.delta();
    // The delta of an embed is new each time.
    const isRaw = blot.statics.blotName === 'raw';
    const embed = blot instanceof TableBlock ? blot.pieces : isRaw ? blot.domNode : null;
    return keyed(embed ?? delta, () => withEndApart(delta.ops));
  });

export const linesOf = (blocks: StoredBlock[]): Line[] => {
  const lines = blocks.flatMap(({ lines: own }) => own);
  return needsFiller(blocks) ? [...lines, [{ insert: '\n' }]] : lines;
};

export type Show = (quill: Quill, blocks: StoredBlock[]) => void;

const show: Show = (quill, blocks) => {
  quill.setContents(new Delta(linesOf(blocks).flat()), SILENT);
  quill.history.clear();
};

/**
 * Blocks that the editor represents differently from what it was given. There are none as long as both
 * support the same formats.
 */
const misread = (blocks: StoredBlock[], lines: KeyedLine[]) => {
  let from = 0;
  return blocks.map(({ lines: given }) => {
    const shown = lines.slice(from, from + given.length);
    from += given.length;
    return given.some((line, index) => keyOf(line) !== shown[index]?.key);
  });
};

/** Shows stored html block by block; a block that the editor shows otherwise than it is stored is kept as html. */
export const open = (quill: Quill, html: string, split: SplitBody, show: Show): OpenedBody => {
  let blocks = split(html);
  show(quill, blocks);
  const wrong = misread(blocks, readLines(quill));
  if (wrong.includes(true)) {
    blocks = blocks.map((block, index) => (wrong[index] ? toRaw(block, html) : block));
    show(quill, blocks);
  }
  return openBody(html, blocks, readLines(quill));
};

/** Shows stored html in an editor, block by block, and records how each block looks. */
export const openInEditor = (quill: Quill, html: string, split: SplitBody): OpenedBody => {
  speedUpLongTexts(quill);
  return open(quill, html, split, show);
};

/** The html of the editor's content; unchanged parts keep their stored bytes. */
export const readBody = (quill: Quill, opened: OpenedBody, writing?: Writing): string =>
  saveBody(readLines(quill), opened, (lines, isNew) => writeLines(lines, isNew, writing));
