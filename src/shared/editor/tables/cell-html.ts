import type { Quill } from 'react-quill';

import type { Writing } from '../blocks/inline-to-html';
import { openBody, type OpenedBody } from '../blocks/save-body';
import { toRaw, type SplitBody } from '../blocks/stored-block';
import { openInEditor, readBody } from '../quill/body-session';

/** Splits the html of a cell into blocks. A table in it stays html: a cell has no tables of its own. */
const splitCell =
  (split: SplitBody): SplitBody =>
  (html) =>
    split(html).map((block) =>
      block.lines.some(([op]) => typeof op?.insert === 'object' && 'grid' in op.insert)
        ? toRaw(block, html)
        : block,
    );

export const NOTHING = openBody('', [], []);

const BLOCK =
  /<(?:p|h[1-6]|ul|ol|dl|div|blockquote|pre|figure|table|hr|section|article|aside|details|center|form|iframe|video|audio)\b/i;

/** Whether a cell contains words of its own, or nothing. */
const isPlain = (html: string) => !BLOCK.test(html);

/** Shows the html of a cell in its editor. */
export const openCell = (editor: Quill, html: string, split: SplitBody | undefined): OpenedBody =>
  split && html !== ''
    ? openInEditor(editor, isPlain(html) ? `<p>${html}</p>` : html, splitCell(split))
    : NOTHING;

const PLAIN_PARAGRAPH = /^<p>((?:(?!<\/?p[\s>])[^])*)<\/p>$/;

/**
 * The html of a cell from its editor. A cell is a small body: its unedited blocks keep their bytes. Words of their own, as in a
 * plain table, stay without a paragraph while they are one line.
 */
export const readCell = (
  editor: Quill,
  html: string,
  opened: OpenedBody,
  writing: Writing | undefined,
): string => {
  if (!isPlain(html)) return readBody(editor, opened, writing);
  const next = readBody(editor, NOTHING, writing);
  const words = PLAIN_PARAGRAPH.exec(next)?.[1] ?? next;
  return words === '<br>' ? '' : words;
};
