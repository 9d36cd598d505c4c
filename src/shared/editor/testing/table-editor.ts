import { readPieces, type Pieces } from '../blocks/pieces';
import type { EditorHost } from '../quill/modules';
import { cellsOfRow, layoutOf } from '../tables/layout';
import { tablesOf } from '../tables/tables-module';

import { inEditor } from './in-editor';

/** A table of rows of cells, as html. */
export const table = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

const parse = (pieces: Pieces) =>
  new DOMParser().parseFromString(pieces.join(''), 'text/html').querySelector('table');

/** An editor on the page with a body that has tables, and what a person does with its cells. */
export const tableEditor = (html: string, host?: EditorHost) => {
  const editor = inEditor(html, host);
  const { quill } = editor;
  document.body.replaceChildren(quill.container);
  const tables = () =>
    quill.getContents().ops.flatMap(({ insert }) => {
      const pieces = typeof insert === 'object' ? readPieces(insert['grid']) : undefined;
      return pieces ? [pieces] : [];
    });
  const blocks = () => [...quill.root.querySelectorAll<HTMLElement>('.ql-grid')];
  /** The html of each cell of a table. */
  const cells = (index = 0): string[][] => {
    const parsed = parse(tables()[index] ?? []);
    return parsed ? layoutOf(parsed).rows.map((row) => cellsOfRow(row).map((cell) => cell.innerHTML)) : [];
  };
  /** Goes into a cell, to the end of its text. */
  const into = (cell: number, block = 0) => {
    const found = blocks()[block];
    const inner =
      found && tablesOf(quill).enter(found, cell) ? tablesOf(quill).editorOfCell(found, cell) : null;
    if (!inner) throw new Error(`There is no cell ${cell}.`);
    return inner;
  };
  const press = (key: string, options: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      cancelable: true,
      composed: true,
      ...options,
    });
    (document.activeElement ?? document.body).dispatchEvent(event);
    return event;
  };
  /** Lets the cursor return to its cell, which follows an Undo. */
  const settle = () => Promise.resolve();
  const undo = () => quill.history.undo();
  const redo = () => quill.history.redo();
  return { ...editor, tables, blocks, cells, into, press, settle, undo, redo };
};
