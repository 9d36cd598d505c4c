import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { readWrappers, writeWrappers, type Formats, type Wrapper } from '../blocks/lines';

import { currentRange } from './commands';

const USER = 'user';

type Cell = { formats: () => Formats; length: () => number };
type Row = { children: { map: <T>(read: (cell: Cell) => T) => T[] } };
type Table = { domNode: Node; rows: () => Row[] };
type TableModule = { getTable: (range: { index: number; length: number }) => [Table | null, ...unknown[]] };

// Quill's own table module; the registry is untyped.
const tableAtCursor = (quill: Quill): Table | null =>
  (quill.getModule('table') as TableModule).getTable(currentRange(quill))[0];

const elementOf = (cell: Cell): Wrapper[] => readWrappers(cell.formats()['element']) ?? [['td', {}]];
const isHead = (cell: Cell) => elementOf(cell)[0]?.[0] === 'th';
const rowsOf = (table: Table): Cell[][] => table.rows().map((row) => row.children.map((cell) => cell));

/** Whether the first row of the table at the cursor is a header row. */
export const hasHeaderRow = (quill: Quill): boolean => {
  const table = tableAtCursor(quill);
  const [first] = table ? rowsOf(table) : [];
  return first?.every(isHead) === true;
};

const changed = (cell: Cell, isFirst: boolean, isHeader: boolean): Formats => {
  const [table = ['table', {}], section = ['tbody', {}], row = ['tr', {}], ...behind] =
    readWrappers(cell.formats()['container']) ?? [];
  const [[, attributes] = ['td', {}], ...inner] = elementOf(cell);
  const own: Wrapper[] = isFirst ? [[isHeader ? 'th' : 'td', attributes], ...inner] : elementOf(cell);
  const part: Wrapper = isFirst ? [isHeader ? 'thead' : 'tbody', {}] : section;
  return { element: writeWrappers(own), container: writeWrappers([table, part, row, ...behind]) };
};

/** Makes the first row of the table at the cursor a header row or a plain row, as one step of undo. */
export const toggleHeaderRow = (quill: Quill) => {
  const table = tableAtCursor(quill);
  const blot = table && Quill.find(table.domNode);
  if (!table || !blot || blot instanceof Quill) return;
  const isHeader = !hasHeaderRow(quill);
  const change = new Delta().retain(quill.getIndex(blot));
  rowsOf(table).forEach((cells, row) => {
    cells.forEach((cell) => change.retain(cell.length() - 1).retain(1, changed(cell, row === 0, isHeader)));
  });
  quill.updateContents(change, USER);
};
