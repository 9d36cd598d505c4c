import type { Range } from './html-tree';
import { needsLineBehind, type Line } from './lines';

/** A block of a stored body: its position, and the lines that the editor shows for it. */
export type StoredBlock = Range & { lines: Line[]; isRaw: boolean };

/** Splits a stored body into its blocks; see `splitBody`. */
export type SplitBody = (html: string) => StoredBlock[];

/** A raw block: html that is shown but not edited as text. */
export const toRaw = ({ start, end }: Range, html: string): StoredBlock => ({
  start,
  end,
  lines: [[{ insert: { raw: html.slice(start, end) } }]],
  isRaw: true,
});

/** Whether the editor needs an empty line after these blocks for the cursor. */
export const needsFiller = (blocks: StoredBlock[]): boolean => {
  const last = blocks.at(-1)?.lines.at(-1);
  return !last || needsLineBehind(last);
};
