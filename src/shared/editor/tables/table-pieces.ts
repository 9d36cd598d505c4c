import { parseHtml } from '@/shared/text/html-to-text';

import { htmlOfCell, mapCells, type Pieces } from '../blocks/pieces';
import { cleanSource } from '../clean-source';

import { cellsOf } from './layout';

/** Stands for the content of a cell while its table is changed. Private-use characters, which nobody types. */
const EDGE = '\ue000';
const TOKEN = /\ue000(\d*)\ue000/;

/** A table without the contents of its cells, to change its rows and columns. The contents are not parsed, so they keep their bytes. */
export const toElement = (pieces: Pieces): HTMLTableElement | null =>
  parseHtml(mapCells(pieces, (_, cell) => `${EDGE}${cell}${EDGE}`).join('')).querySelector('table');

/** The changed table with the contents of its cells; a new cell is empty. */
export const toPieces = (table: HTMLTableElement, contents: Pieces): Pieces => {
  for (const cell of cellsOf(table)) if (cell.textContent === '') cell.textContent = EDGE + EDGE;
  return table.outerHTML
    .split(TOKEN)
    .map((piece, place) => (place % 2 === 0 || piece === '' ? piece : htmlOfCell(contents, Number(piece))));
};

/** A table of rows of cells, each with its tag and its html; a first row of header cells becomes the head. */
export const buildTable = (rows: { tag: 'td' | 'th'; html: string }[][]): Pieces => {
  const isHead = rows.length > 1 && (rows[0]?.every(({ tag }) => tag === 'th') ?? false);
  const pieces: string[] = [];
  let between = `<table>${isHead ? '<thead>' : '<tbody>'}`;
  rows.forEach((cells, row) => {
    if (row === 1 && isHead) between += '</thead><tbody>';
    between += '<tr>';
    for (const { tag, html } of cells) {
      pieces.push(`${between}<${tag}>`, html);
      between = `</${tag}>`;
    }
    between += '</tr>';
  });
  return [...pieces, `${between}</tbody></table>`];
};

/** A new table of empty cells. */
export const newTable = (rows: number, columns: number): Pieces =>
  buildTable(
    Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => ({ tag: 'td' as const, html: '' })),
    ),
  );

const known = new WeakSet<Pieces>();

const cutAgain = (html: string): Pieces | null => {
  const table = parseHtml(html).querySelector('table');
  if (!table) return null;
  const contents = cellsOf(table).map((cell, index) => {
    const inner = cell.innerHTML;
    cell.textContent = `${EDGE}${index}${EDGE}`;
    return inner;
  });
  return table.outerHTML
    .split(TOKEN)
    .map((piece, place) => (place % 2 === 0 ? piece : (contents[Number(piece)] ?? '')));
};

/** The table without active content, before it is changed for the first time. */
export const cleanTable = (pieces: Pieces): Pieces => {
  if (known.has(pieces)) return pieces;
  const { html, removed } = cleanSource(pieces.join(''));
  // A comment is not active content: as in other blocks, it stays.
  return markClean(removed.every((name) => name === '<#comment>') ? pieces : (cutAgain(html) ?? pieces));
};

/** Remembers that a table has no active content. */
export const markClean = (pieces: Pieces): Pieces => {
  known.add(pieces);
  return pieces;
};
