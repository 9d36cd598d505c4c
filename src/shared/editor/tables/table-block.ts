import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { changedCells, readPieces, type Pieces } from '../blocks/pieces';
import { copiedValue, copyOf } from '../paste/copied-blocks';

import { drawCells, drawTable, shownCells } from './table-view';

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- only its type is needed
const { EmbedBlot } = Quill.import('parchment');
// Quill's registry is untyped: these are the classes that Quill's own embeds and its scroll are.
const BlockEmbed = Quill.import('blots/block/embed') as typeof EmbedBlot;
type Scroll = { emitEmbedUpdate: (blot: object, change: unknown) => void };

const values = new WeakMap<Node, Pieces>();

/** Events that only the editor of the cell may see: the editor of the text would apply them to the whole table. */
const OF_THE_CELL = [
  'beforeinput',
  'compositionstart',
  'compositionend',
  'copy',
  'cut',
  'paste',
  'drop',
  'dragover',
  'dragstart',
];

const keepInCell = (event: Event) => {
  // Undo is of the whole text.
  const isUndo = event instanceof InputEvent && event.inputType.startsWith('history');
  if (!isUndo && event.target instanceof Element && event.target.closest('.ql-grid .ql-editor'))
    event.stopPropagation();
};

/** Told before Undo or Redo changes a table: the cells that change, or null if rows or columns do. */
export const TABLE_RETURNS = 'newsdesk-table-returns';

/**
 * A table: one character of the text, so that nothing in or beside it can shift its cells. Its value is its html, cut at its
 * cells. A change of a cell is a change of this value (see `Delta.registerEmbed`).
 */
export class TableBlock extends BlockEmbed {
  static override blotName = 'grid';
  static override tagName = 'DIV';
  static override className = 'ql-grid';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName names an element
    const pieces = readPieces(value) ?? [];
    values.set(node, pieces);
    node.contentEditable = 'false';
    node.tabIndex = 0;
    node.setAttribute('role', 'group');
    drawTable(node, pieces);
    for (const type of OF_THE_CELL) node.addEventListener(type, keepInCell);
    return node;
  }
  static override value(node: Element): Pieces | undefined {
    return values.get(node) ?? readPieces(copiedValue(node));
  }

  get pieces(): Pieces {
    return values.get(this.domNode) ?? [];
  }

  /** Records a change that the table already shows as one change of the text by the person. */
  record(pieces: Pieces) {
    values.set(this.domNode, pieces);
    // Quill's own scroll, with its call for embeds that are edited in place; Parchment's type does not name it.
    (this.scroll as unknown as Scroll).emitEmbedUpdate(this, pieces);
  }

  /** Called by Quill for a change of the value that comes from elsewhere: Undo and Redo. */
  updateContent(change: unknown) {
    const node = this.domNode as HTMLElement; // tagName names an element
    const [before, pieces] = [values.get(node) ?? [], readPieces(change)];
    if (!pieces) return;
    const cells = changedCells(before, pieces);
    node.dispatchEvent(new CustomEvent(TABLE_RETURNS, { bubbles: true, detail: cells }));
    values.set(node, pieces);
    if (cells) drawCells(node, pieces, cells);
    else drawTable(node, pieces);
  }

  /** The html for copying. */
  html() {
    const pieces = values.get(this.domNode) ?? [];
    const shown = document.createElement('div');
    drawTable(shown, pieces);
    shown.querySelectorAll('.ql-grid-cell').forEach((holder) => holder.replaceWith(...holder.childNodes));
    return copyOf(TableBlock.className, pieces, shown.querySelector('table')?.outerHTML ?? '');
  }
}

/** The block of a table from its element. */
export const tableBlockOf = (node: Node): TableBlock | null => {
  const blot = Quill.find(node);
  return blot instanceof TableBlock ? blot : null;
};

/** The element of the table around a node. */
export const blockOf = (node: unknown): HTMLElement | null =>
  node instanceof Element ? node.closest<HTMLElement>('.ql-grid') : null;

export const piecesOf = (block: HTMLElement): Pieces => tableBlockOf(block)?.pieces ?? [];

/** The cells of a table; none if it does not show them all. */
export const cellsIn = (block: HTMLElement) => shownCells(block, piecesOf(block)) ?? [];

/** A change of a table replaces its whole value, so the later of two wins. */
export const registerTableChanges = () =>
  Delta.registerEmbed<Pieces>('grid', {
    compose: (_before, after) => after,
    invert: (_change, base) => base,
    transform: (_other, change) => change,
  });
