import { type Quill } from 'react-quill';

const USER = 'user';

/** The blocks that are one character of the text: raw blocks and tables. */
export const WHOLE_BLOCKS = '.ql-raw, .ql-grid';

type Range = { index: number; length: number };

/** The element of the raw block or table that begins at an index, or null. */
export const rawNodeAt = (quill: Quill, index: number): HTMLElement | null => {
  const [line] = index < 0 ? [null] : quill.getLine(index);
  const node = line?.domNode;
  return node instanceof HTMLElement && node.matches(WHOLE_BLOCKS) ? node : null;
};

/** The raw block next to the cursor in the direction of a key, if the cursor is at that edge of its line. */
const neighbour = (quill: Quill, key: string): HTMLElement | null => {
  const range = quill.getSelection();
  if (!range || range.length > 0) return null;
  const [line, offset] = quill.getLine(range.index);
  if (!line) return null;
  const isAtEnd = offset === line.length() - 1;
  if ((key === 'Backspace' || key === 'ArrowLeft') && offset === 0) return rawNodeAt(quill, range.index - 1);
  if ((key === 'Delete' || key === 'ArrowRight') && isAtEnd) return rawNodeAt(quill, range.index + 1);
  return null;
};

/**
 * Handles the keys that lead from the text to a raw block: they select it, so that no key deletes it
 * unnoticed.
 */
export const onKeyBesideRaw = (quill: Quill, event: KeyboardEvent): boolean => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return false;
  const node = neighbour(quill, event.key);
  node?.focus();
  return node !== null;
};

/**
 * Selects the raw block that the cursor reached, or that an arrow key skipped: browsers step over such
 * elements.
 */
export const chooseRawAtCursor = (quill: Quill, range: Range | null, before: Range | null, key: string) => {
  if (range?.length !== 0) return;
  const here = rawNodeAt(quill, range.index);
  // The cursor is in a cell of the table.
  if (here?.contains(document.activeElement)) return;
  if (here || !before || !/^Arrow(?:Up|Down)$/.test(key)) return here?.focus();
  const [from, to] = [Math.min(before.index, range.index), Math.max(before.index, range.index)];
  const left = rawNodeAt(quill, before.index);
  const passed = quill
    .getLines(from, to - from)
    .map(({ domNode }) => domNode)
    .filter((node): node is HTMLElement => node instanceof HTMLElement && node.matches(WHOLE_BLOCKS))
    .filter((node) => node !== left);
  (key === 'ArrowDown' ? passed[0] : passed.at(-1))?.focus();
};

/** Leaves a raw block: the cursor moves before or after it, to a new line if there is none. */
export const leaveRaw = (quill: Quill, index: number, isForward: boolean) => {
  const to = isForward ? index + 1 : index - 1;
  quill.focus();
  if (to < 0) quill.insertText(0, '\n', USER);
  quill.setSelection(Math.max(0, to), 0, USER);
};

/** Starts a paragraph after a raw block. */
export const beginBehindRaw = (quill: Quill, index: number) => {
  quill.focus();
  quill.insertText(index + 1, '\n', USER);
  quill.setSelection(index + 1, 0, USER);
};
