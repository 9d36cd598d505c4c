import type { Pieces } from '../blocks/pieces';

import { toggleHeaderRow } from './header-row';
import { cellsOf, layoutOf, type Layout, type Slot } from './layout';
import { toElement, toPieces } from './table-pieces';

export const TABLE_COMMANDS = [
  'rowAbove',
  'rowBelow',
  'columnLeft',
  'columnRight',
  'deleteRow',
  'deleteColumn',
] as const;
export type TableCommand = (typeof TABLE_COMMANDS)[number] | 'headerRow';

/** A changed table and the cell to go on in; null if nothing of the table is left. */
type ChangedTable = { pieces: Pieces; cell: number } | null;

const resize = ({ cell, height, width }: Slot, by: { height?: number; width?: number } = {}) => {
  const set = (name: string, span: number) =>
    span === 1 ? cell.removeAttribute(name) : cell.setAttribute(name, String(span));
  set('rowspan', height + (by.height ?? 0));
  set('colspan', width + (by.width ?? 0));
};

/** An empty cell that looks like another; an `id` must be unique. */
const emptyLike = (model: Element | undefined, page: Document, tag?: 'td'): HTMLElement => {
  const cell = page.createElement(tag ?? model?.tagName.toLowerCase() ?? 'td');
  for (const { name, value } of model?.attributes ?? [])
    if (!/^(?:id|colspan|rowspan|headers|scope|abbr)$/.test(name)) cell.setAttribute(name, value);
  return cell;
};

/** Puts a cell into a row before the first cell that stands at a column or behind it. */
const place = ({ slots, rows }: Layout, row: number, column: number, cell: Element) => {
  const behind = slots.find((slot) => slot.row === row && slot.column >= column);
  rows[row]?.insertBefore(cell, behind?.cell ?? null);
};

/** Fills the places without a cell, so that all rows are equally long, and writes the spans as they are shown. */
const complete = (table: HTMLTableElement): Layout => {
  const { rows, at, width, slots } = layoutOf(table);
  slots.forEach((slot) => resize(slot));
  rows.forEach((row, index) => {
    for (let column = 0; column < width; column += 1)
      if (!at[index]?.[column]) row.append(emptyLike(undefined, table.ownerDocument));
  });
  return layoutOf(table);
};

const addRow = (table: HTMLTableElement, layout: Layout, model: number, isBelow: boolean) => {
  const { rows, at, width } = layout;
  const own = rows[model];
  if (!own) return null;
  const next = rows[model + 1];
  // Below the head the body begins.
  const leavesHead =
    isBelow && own.parentElement?.tagName === 'THEAD' && next && next.parentElement !== own.parentElement;
  const row = table.ownerDocument.createElement('tr');
  const edge = isBelow ? model + 1 : model;
  const seen = new Set<Slot>();
  for (let column = 0; column < width; column += 1) {
    const slot = at[model]?.[column];
    const other = at[isBelow ? model + 1 : model - 1]?.[column];
    if (slot && slot === other && slot.row < edge) {
      if (!seen.has(slot)) resize(slot, { height: 1 });
      seen.add(slot);
    } else row.append(emptyLike(slot?.cell, table.ownerDocument, leavesHead ? 'td' : undefined));
  }
  if (leavesHead) next.before(row);
  else if (isBelow) own.after(row);
  else own.before(row);
  return row;
};

const columnsOf = (table: Element) => [...table.querySelectorAll(':scope > colgroup > col')];

const addColumn = (table: HTMLTableElement, layout: Layout, model: number, isRight: boolean) => {
  const edge = isRight ? model + 1 : model;
  const added: HTMLElement[] = [];
  const seen = new Set<Slot>();
  const { rows, at } = layout;
  rows.forEach((row, index) => {
    const [before, behind] = [at[index]?.[edge - 1], at[index]?.[edge]];
    if (before && before === behind) {
      if (!seen.has(before)) resize(before, { width: 1 });
      seen.add(before);
      return;
    }
    const cell = emptyLike(at[index]?.[model]?.cell, table.ownerDocument);
    if (edge === 0) row.prepend(cell);
    else place(layout, index, edge, cell);
    added.push(cell);
  });
  const column = columnsOf(table)[model];
  const copy = column?.cloneNode();
  if (column && copy) column[isRight ? 'after' : 'before'](copy);
  return added;
};

const removeRow = (layout: Layout, row: number) => {
  const { slots, rows } = layout;
  for (const slot of slots) {
    if (slot.row < row && slot.row + slot.height > row) resize(slot, { height: -1 });
    else if (slot.row === row && slot.height > 1) {
      // A cell that reaches further down goes on in the next row.
      resize(slot, { height: -1 });
      place(layout, row + 1, slot.column, slot.cell);
    }
  }
  const section = rows[row]?.parentElement;
  rows[row]?.remove();
  if (section && /^T(?:HEAD|BODY|FOOT)$/.test(section.tagName) && section.children.length === 0)
    section.remove();
};

const removeColumn = (table: HTMLTableElement, { slots }: Layout, column: number) => {
  for (const slot of slots) {
    if (column < slot.column || column >= slot.column + slot.width) continue;
    if (slot.width > 1) resize(slot, { width: -1 });
    else slot.cell.remove();
  }
  columnsOf(table)[column]?.remove();
};

/** Adds or deletes the row or the column of a cell, or makes the first row a header row or a plain row. Merged cells grow or shrink; all rows stay equally long. */
export const changeTable = (pieces: Pieces, command: TableCommand, cell: number): ChangedTable => {
  if (command === 'headerRow') return { pieces: toggleHeaderRow(pieces), cell };
  const table = toElement(pieces);
  if (!table) return { pieces, cell };
  const given = cellsOf(table)[cell];
  const layout = complete(table);
  const slot = layout.slots.find((one) => one.cell === given);
  if (!slot) return { pieces, cell };
  const { row, column, height, width } = slot;
  let next: Element | null | undefined = given;
  if (command === 'rowAbove') next = addRow(table, layout, row, false)?.firstElementChild;
  if (command === 'rowBelow') next = addRow(table, layout, row + height - 1, true)?.firstElementChild;
  if (command === 'columnLeft') next = addColumn(table, layout, column, false)[0];
  if (command === 'columnRight') next = addColumn(table, layout, column + width - 1, true)[0];
  if (command === 'deleteRow') removeRow(layout, row);
  if (command === 'deleteColumn') removeColumn(table, layout, column);
  const left = layoutOf(table);
  if (left.slots.length === 0) return null;
  const stays =
    left.slots.find((one) => one.cell === next) ??
    left.at[Math.min(row, left.rows.length - 1)]?.[Math.min(column, left.width - 1)];
  const cells = cellsOf(table);
  return { pieces: toPieces(table, pieces), cell: Math.max(0, cells.indexOf((stays ?? slot).cell)) };
};
