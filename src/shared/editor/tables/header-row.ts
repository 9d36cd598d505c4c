import type { Pieces } from '../blocks/pieces';

import { cellsOfRow, layoutOf } from './layout';
import { toElement, toPieces } from './table-pieces';

const isHeader = (row: Element | undefined) =>
  row !== undefined && cellsOfRow(row).length > 0 && cellsOfRow(row).every(({ tagName }) => tagName === 'TH');

/** Whether the first row of a table is a header row. */
export const hasHeaderRow = (pieces: Pieces): boolean => {
  const table = toElement(pieces);
  return table !== null && isHeader(layoutOf(table).rows[0]);
};

const rename = (cell: Element, tag: string): void => {
  const renamed = cell.ownerDocument.createElement(tag);
  for (const { name, value } of cell.attributes) renamed.setAttribute(name, value);
  renamed.append(...cell.childNodes);
  cell.replaceWith(renamed);
};

/** Makes the first row a header row or a plain row. A row that reaches into the next one stays in its section. */
export const toggleHeaderRow = (pieces: Pieces): Pieces => {
  const table = toElement(pieces);
  if (!table) return pieces;
  const { rows, slots } = layoutOf(table);
  const [row] = rows;
  if (!row) return pieces;
  const wasHeader = isHeader(row);
  const isAlone = slots.every((slot) => slot.row > 0 || slot.height === 1);
  for (const cell of cellsOfRow(row)) rename(cell, wasHeader ? 'td' : 'th');
  const section = row.parentElement;
  const isInHead = section?.tagName === 'THEAD';
  if (!wasHeader && isAlone && !isInHead) {
    const head = table.ownerDocument.createElement('thead');
    (section === table ? row : section)?.before(head);
    head.append(row);
    if (section && section !== table && section.children.length === 0) section.remove();
  }
  if (wasHeader && isInHead) {
    let body = section.nextElementSibling;
    if (body?.tagName !== 'TBODY') {
      body = table.ownerDocument.createElement('tbody');
      section.after(body);
    }
    body.prepend(...section.children);
    section.remove();
  }
  return toPieces(table, pieces);
};
