import { getMessages } from '@/shared/i18n/messages';

import { countCells, htmlOfCell, type Pieces } from '../blocks/pieces';
import { editorMessages } from '../editor-messages';
import { show } from '../quill/kept-formats';
import { sanitizeToBody } from '../sanitize-html';

import { cellsOf, layoutOf } from './layout';

/** The accessible name of the editor of a cell. */
export const nameOfCell = (td: Element): string => {
  const table = td.closest('table');
  const slot = table && layoutOf(table).slots.find(({ cell }) => cell === td);
  return getMessages(editorMessages).cellName((slot?.row ?? 0) + 1, (slot?.column ?? 0) + 1);
};

const KEPT =
  /^(?:href|src|srcset|alt|width|height|allow|allowfullscreen|controls|colspan|rowspan|span|start|type)$/;
const STOPS = 'a, iframe, audio, video, summary, [tabindex]';

/** Takes classes and other marks, which have a meaning only on the site, from an element; its look stays. */
const plain = (element: HTMLElement) => {
  const attributes: Record<string, string> = {};
  for (const { name, value } of [...element.attributes]) {
    attributes[name] = value;
    if (!KEPT.test(name)) element.removeAttribute(name);
  }
  if (Object.keys(attributes).length > 0) show(element, [[element.tagName.toLowerCase(), attributes]]);
};

const plainAll = (content: HTMLElement) => {
  content.querySelectorAll<HTMLElement>('*').forEach(plain);
  // One stop for the whole table.
  content.querySelectorAll(STOPS).forEach((stop) => stop.setAttribute('tabindex', '-1'));
};

/** The element in a cell that contains what the cell shows, or its editor. */
const holding = (nodes: Iterable<Node>) => {
  const holder = document.createElement('div');
  holder.className = 'ql-grid-cell';
  holder.append(...nodes);
  return holder;
};

/** Shows the html of a cell, sanitized. */
export const drawCell = (td: Element, html: string) => {
  const content = sanitizeToBody(html);
  plainAll(content);
  td.replaceChildren(holding(content.childNodes));
};

/** The cells of a table block. Null if it does not show them all, because the sanitizer refused a part of the table. */
export const shownCells = (block: Element, pieces: Pieces): HTMLTableCellElement[] | null => {
  const table = block.querySelector('table');
  const cells = table ? cellsOf(table) : [];
  return cells.length === countCells(pieces) ? cells : null;
};

/** Shows a table, sanitized and without the classes of the site. */
export const drawTable = (block: HTMLElement, pieces: Pieces) => {
  const content = sanitizeToBody(pieces.join(''));
  plainAll(content);
  const table = content.querySelector('table');
  const scroll = document.createElement('div');
  scroll.className = 'ql-grid-scroll';
  if (table) {
    scroll.append(table);
    for (const cell of cellsOf(table)) cell.replaceChildren(holding([...cell.childNodes]));
  }
  block.replaceChildren(scroll);
  const { rows, width } = table ? layoutOf(table) : { rows: [], width: 0 };
  block.setAttribute('aria-label', getMessages(editorMessages).tableName(rows.length, width));
};

/** Shows some cells of a table anew. */
export const drawCells = (block: HTMLElement, pieces: Pieces, changed: number[]) => {
  const cells = shownCells(block, pieces);
  for (const index of changed) {
    const td = cells?.[index];
    if (td) drawCell(td, htmlOfCell(pieces, index));
  }
};
