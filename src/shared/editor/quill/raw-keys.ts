import { type Quill } from 'react-quill';

const USER = 'user';

type Range = { index: number; length: number };

/** The raw block that begins at an index, as its element. */
export const rawNodeAt = (quill: Quill, index: number): HTMLElement | null => {
  const [line] = index < 0 ? [null] : quill.getLine(index);
  const node = line?.domNode;
  return node instanceof HTMLElement && node.matches('.ql-raw') ? node : null;
};

/** The raw block that the cursor would run into with a key, where it stands at the edge of its line. */
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

/** The keys that lead from the text into a raw block, which is then chosen: none deletes it unseen. */
export const onKeyBesideRaw = (quill: Quill, event: KeyboardEvent): boolean => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return false;
  const node = neighbour(quill, event.key);
  node?.focus();
  return node !== null;
};

/** Chooses the raw block that the cursor has come to, or that an arrow key has led it past: browsers step over them. */
export const chooseRawAtCursor = (quill: Quill, range: Range | null, before: Range | null, key: string) => {
  if (range?.length !== 0) return;
  const here = rawNodeAt(quill, range.index);
  if (here || !before || !/^Arrow(?:Up|Down)$/.test(key)) return here?.focus();
  const [from, to] = [Math.min(before.index, range.index), Math.max(before.index, range.index)];
  const passed = quill
    .getLines(from, to - from)
    .map(({ domNode }) => domNode)
    .filter((node): node is HTMLElement => node instanceof HTMLElement && node.matches('.ql-raw'));
  (key === 'ArrowDown' ? passed[0] : passed.at(-1))?.focus();
};

/** Leaves a raw block: the cursor goes before or behind it, on a new line where there is none to stand on. */
export const leaveRaw = (quill: Quill, index: number, isForward: boolean) => {
  const to = isForward ? index + 1 : index - 1;
  quill.focus();
  if (to < 0) quill.insertText(0, '\n', USER);
  quill.setSelection(Math.max(0, to), 0, USER);
};

/** Begins a paragraph behind a raw block. */
export const beginBehindRaw = (quill: Quill, index: number) => {
  quill.focus();
  quill.insertText(index + 1, '\n', USER);
  quill.setSelection(index + 1, 0, USER);
};
