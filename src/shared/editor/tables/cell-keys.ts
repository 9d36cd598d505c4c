import type { Quill } from 'react-quill';

import { layoutOf } from './layout';

/** Where a key leads from a cell. */
export type Way = 'next' | 'previous' | 'up' | 'down' | 'out' | 'undo' | 'redo';

const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !altKey && (/Mac/i.test(navigator.platform) ? metaKey : ctrlKey);

/** Select all: a browser would select the whole text from a cell, and only a part of a text that has tables. */
export const isSelectAll = (event: KeyboardEvent) =>
  isShortcut(event) && !event.shiftKey && /^a$/i.test(event.key);

const topOf = (editor: Quill, index: number): number => editor.getBounds(index)?.top ?? 0;

const LINE_PART = 0.5;

/** Whether the cursor is on the first or the last line that the cell shows. */
const isOnEdge = (editor: Quill, index: number, isUp: boolean): boolean => {
  const edge = isUp ? 0 : editor.getLength() - 1;
  const height = editor.getBounds(index)?.height ?? 0;
  return Math.abs(topOf(editor, index) - topOf(editor, edge)) <= height * LINE_PART;
};

const arrowWay = (editor: Quill, key: string): Way | undefined => {
  const range = editor.getSelection();
  if (!range || range.length > 0) return undefined;
  const { index } = range;
  if (key === 'ArrowLeft') return index === 0 ? 'previous' : undefined;
  if (key === 'ArrowRight') return index === editor.getLength() - 1 ? 'next' : undefined;
  if (key === 'ArrowUp') return isOnEdge(editor, index, true) ? 'up' : undefined;
  return isOnEdge(editor, index, false) ? 'down' : undefined;
};

/** The way of a key that leaves its cell or acts on the whole text; undefined for a key of the cell. */
export const wayOf = (editor: Quill, event: KeyboardEvent): Way | undefined => {
  const { key, shiftKey } = event;
  if (event.isComposing) return undefined;
  if (isShortcut(event)) {
    if (/^z$/i.test(key)) return shiftKey ? 'redo' : 'undo';
    return key === 'y' ? 'redo' : undefined;
  }
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  if (key === 'Escape') return 'out';
  return /^Arrow/.test(key) && !shiftKey ? arrowWay(editor, key) : undefined;
};

/** The cell to which a key leads, among all cells of its table; -1 out of the table. */
export const nextCell = (cells: HTMLTableCellElement[], cell: number, way: Way): number => {
  if (way === 'previous') return cell - 1;
  if (way === 'next') return cell + 1 < cells.length ? cell + 1 : -1;
  const table = cells[cell]?.closest('table');
  const layout = table && layoutOf(table);
  const slot = layout?.slots.find((one) => one.cell === cells[cell]);
  if (!layout || !slot) return -1;
  const found = layout.at[way === 'up' ? slot.row - 1 : slot.row + slot.height]?.[slot.column];
  return found ? cells.indexOf(found.cell) : -1;
};
