import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { changedCells, htmlOfCell, withCell, type Pieces } from '../blocks/pieces';
import { editorOf, wholeEditorOf } from '../quill/editor-of';
import { leaveRaw } from '../quill/raw-keys';

import { placeCaret, type Spot } from './caret';
import { editorIn, htmlOfContent, openEditor, type CellOptions } from './cell-editor';
import { isSelectAll, nextCell, wayOf, type Way } from './cell-keys';
import { changeTable, type TableCommand } from './change-table';
import { placesAfter, rememberUploads } from './kept-uploads';
import { returnToCell } from './return-to-cell';
import { blockOf, cellsIn, piecesOf, TABLE_RETURNS, tableBlockOf } from './table-block';
import { cleanTable, markClean, newTable } from './table-pieces';
import { drawTable } from './table-view';

const Module = Quill.import('core/module');

/** What tables need. */
export type TablesOptions = CellOptions & {
  /** Told which editor has the cursor: the one of the text, or of a cell. */
  onEditor: (quill: Quill) => void;
};

/** A table and the cell of it that is or was edited. */
type Place = { block: HTMLElement; cell: number };

/** Edits tables in place: each cell gets a small editor when the person goes into it. */
export class Tables extends Module {
  /** Where the cursor is; null outside of tables. */
  current: Place | null = null;
  /** Whether a change of a table leads the cursor there. */
  isFollowing = true;

  constructor(
    quill: Quill,
    private readonly settings: TablesOptions,
  ) {
    super(quill, settings);
    const { root } = quill;
    root.addEventListener('mousedown', (event) => this.onMouseDown(event));
    root.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('.ql-grid a')) event.preventDefault();
    });
    root.addEventListener('focusin', ({ target }) => this.onFocus(target));
    root.addEventListener('keydown', (event) => this.onKeyDown(event), true);
    root.addEventListener(
      TABLE_RETURNS,
      (event) => returnToCell(this, event as CustomEvent<number[] | null>), // dispatched by the block
    );
  }

  /** Inserts a table at the cursor and goes into its first cell. */
  insert(rows: number, columns: number) {
    const { quill } = this;
    const { index, length } = quill.getSelection(true);
    const pieces = markClean(newTable(rows, columns));
    quill.updateContents(new Delta().retain(index).delete(length).insert({ grid: pieces }), 'user');
    const block = this.find(pieces, index);
    if (block) this.enter(block, 0);
  }

  /** The element of the first table with these pieces from an index of the text. */
  find(pieces: Pieces, from: number): HTMLElement | undefined {
    return [...this.quill.root.querySelectorAll<HTMLElement>('.ql-grid')].find(
      (block) => this.indexOf(block) >= from && changedCells(piecesOf(block), pieces)?.length === 0,
    );
  }

  /** Goes into a cell; false if that is not possible. */
  enter(block: HTMLElement, cell: number, spot: Spot = 'end'): boolean {
    const editor = this.quill.isEnabled() ? this.editorOfCell(block, cell) : null;
    if (editor) placeCaret(editor, spot);
    return editor !== null;
  }

  /** The editor of a cell. Null while the part that splits its html loads. */
  editorOfCell(block: HTMLElement, cell: number): Quill | null {
    const td = cellsIn(block)[cell];
    if (!td) return null;
    return (
      editorIn(td) ??
      openEditor(this.quill, td, htmlOfCell(piecesOf(block), cell), this.settings, (html) =>
        this.write(td, html),
      )
    );
  }

  /** The html that a cell gets for content of an editor. */
  htmlOf(content: Delta): string {
    return htmlOfContent(content, this.settings);
  }

  /** Changes the rows or columns at the cursor, as one step of Undo. */
  change(command: TableCommand | 'deleteTable') {
    if (!this.current || !this.quill.isEnabled()) return;
    const { block, cell } = this.current;
    const pieces = cleanTable(piecesOf(block));
    const next = command === 'deleteTable' ? null : changeTable(pieces, command, cell);
    if (command === 'deleteTable' || !next) return this.remove(block);
    const putBack = rememberUploads(cellsIn(block));
    this.quill.history.cutoff();
    tableBlockOf(block)?.record(markClean(next.pieces));
    this.quill.history.cutoff();
    drawTable(block, next.pieces);
    const placeOf = placesAfter(pieces, command, cell);
    putBack((index) => this.editorOfCell(block, placeOf(index)));
    this.enter(block, next.cell);
  }

  /** Opens the editors of the cells with such a picture, so that it can be replaced. */
  openCellsWith(isWanted: (image: HTMLImageElement) => boolean) {
    for (const block of this.quill.root.querySelectorAll<HTMLElement>('.ql-grid'))
      cellsIn(block).forEach((td, cell) => {
        if ([...td.querySelectorAll('img')].some(isWanted)) this.editorOfCell(block, cell);
      });
  }

  /** Makes the cells that are being edited editable or not. */
  enable(isEnabled: boolean) {
    for (const td of this.quill.root.querySelectorAll('.ql-grid :is(td, th)'))
      editorIn(td)?.enable(isEnabled);
  }

  private remove(block: HTMLElement) {
    const index = this.indexOf(block);
    this.quill.history.cutoff();
    this.quill.updateContents(new Delta().retain(index).delete(1), 'user');
    this.quill.history.cutoff();
    this.quill.root.focus({ preventScroll: true });
    this.quill.setSelection(index, 0, 'user');
  }

  private indexOf(block: HTMLElement) {
    const blot = Quill.find(block);
    return blot && !(blot instanceof Quill) ? this.quill.getIndex(blot) : 0;
  }

  /** Records the html of a cell after a change in its editor. */
  private write(td: HTMLElement, html: string) {
    const block = blockOf(td);
    const cell = block ? cellsIn(block).indexOf(td as HTMLTableCellElement) : -1; // cells are such elements
    if (!block || cell < 0 || !this.quill.isEnabled()) return;
    const pieces = cleanTable(piecesOf(block));
    if (html !== htmlOfCell(pieces, cell))
      tableBlockOf(block)?.record(markClean(withCell(pieces, cell, html)));
  }

  private onMouseDown(event: MouseEvent) {
    const { target, button, clientX: x, clientY: y } = event;
    const block = blockOf(target);
    if (!block || button !== 0 || !(target instanceof Element) || editorOf(target) !== this.quill) return;
    const cell = cellsIn(block).findIndex((td) => td.contains(target));
    if (cell < 0) return;
    if (this.enter(block, cell, { x, y })) event.preventDefault();
  }

  private onFocus(target: EventTarget | null) {
    const block = blockOf(target);
    const editor = target instanceof Element ? editorOf(target) : null;
    const cell =
      block && target instanceof Element ? cellsIn(block).findIndex((td) => td.contains(target)) : -1;
    this.current = block ? { block, cell: Math.max(0, cell) } : null;
    this.settings.onEditor(editor ?? this.quill);
  }

  private onKeyDown(event: KeyboardEvent) {
    const { target } = event;
    const editor = target instanceof Element ? editorOf(target) : null;
    if (!editor || target !== editor.root) return;
    const isCell = editor !== this.quill;
    const isAll = isSelectAll(event) && (isCell || this.quill.root.querySelector('.ql-grid') !== null);
    const way = isCell ? wayOf(editor, event) : undefined;
    if (!isAll && !way) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isAll) editor.setSelection(0, editor.getLength(), 'user');
    else if (way) this.go(way);
  }

  private go(way: Way) {
    if (way === 'undo' || way === 'redo') return this.quill.history[way]();
    if (!this.current) return;
    const { block, cell } = this.current;
    if (way === 'out') return block.focus();
    const next = nextCell(cellsIn(block), cell, way);
    if (next < 0) {
      block.focus();
      leaveRaw(this.quill, this.indexOf(block), way === 'next' || way === 'down');
    } else this.enter(block, next, way === 'down' ? 'start' : 'end');
  }
}

/** The tables of the text that an editor belongs to. */
export const tablesOf = (quill: Quill): Tables => wholeEditorOf(quill).getModule('tables') as Tables; // registered in modules.ts
