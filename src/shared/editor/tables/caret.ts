import type Delta from 'quill-delta';
import type { Quill } from 'react-quill';

/** Where the cursor goes in a cell: an end of its text, a position, or a point of the screen. */
export type Spot = 'start' | 'end' | number | { x: number; y: number };

/** Browsers name this call differently; jsdom has neither. */
type PointToCaret = {
  caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null;
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
};

const caretAtPoint = (x: number, y: number): [node: Node, offset: number] | null => {
  const page: PointToCaret = document;
  const position = page.caretPositionFromPoint?.(x, y);
  if (position) return [position.offsetNode, position.offset];
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? [range.startContainer, range.startOffset] : null;
};

/** Moves the focus and the cursor into the editor of a cell. */
export const placeCaret = (editor: Quill, spot: Spot) => {
  editor.root.focus({ preventScroll: true });
  const end = editor.getLength() - 1;
  const found = typeof spot === 'object' ? caretAtPoint(spot.x, spot.y) : null;
  if (found && editor.root.contains(found[0])) document.getSelection()?.collapse(...found);
  else
    editor.setSelection(
      spot === 'start' ? 0 : typeof spot === 'number' ? Math.min(spot, end) : end,
      0,
      'user',
    );
  editor.scrollSelectionIntoView();
};

/** The position behind the last change from one content to another. */
export const lastChange = (before: Delta, after: Delta): number => {
  let at = 0;
  let last = 0;
  for (const { insert, retain, delete: deleted } of before.diff(after).ops) {
    if (typeof retain === 'number') at += retain;
    if (insert !== undefined) at += typeof insert === 'string' ? insert.length : 1;
    if (insert !== undefined || deleted !== undefined) last = at;
  }
  return last;
};
