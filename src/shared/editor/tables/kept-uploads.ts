import Delta from 'quill-delta';
import type { Quill } from 'react-quill';

import { htmlOfCell, countCells, mapCells, type Pieces } from '../blocks/pieces';
import { placePlaceholder } from '../upload/placeholder';

import { editorIn } from './cell-editor';
import { changeTable, type TableCommand } from './change-table';

type Placeholder = { 'data-upload': string; 'data-name': string };

const placeholderIn = (insert: unknown): Placeholder | undefined =>
  typeof insert === 'object' && insert !== null && 'image-upload' in insert
    ? (insert['image-upload'] as Placeholder) // written by placePlaceholder
    : undefined;

/** Puts the placeholders of an earlier content of a cell where their neighbours are now. */
const putInto = (editor: Quill, before: Delta) => {
  const words = new Delta();
  const placeholders: { at: number; placeholder: Placeholder }[] = [];
  for (const op of before.ops) {
    const placeholder = placeholderIn(op.insert);
    if (placeholder) placeholders.push({ at: words.length(), placeholder });
    else words.push(op);
  }
  const change = words.diff(editor.getContents());
  const end = editor.getLength() - 1;
  placeholders.forEach(({ at, placeholder }, earlier) =>
    placePlaceholder(
      editor,
      // What was typed at the picture most often stands behind it.
      Math.min(change.transformPosition(at, true), end) + earlier,
      placeholder['data-upload'],
      placeholder['data-name'],
    ),
  );
};

/** Remembers the pictures that are being uploaded into a text, which have no place in its html. Returns the function that puts them back. */
export const rememberUploadsOf = (quill: Quill) => {
  const before = quill.getContents();
  return before.ops.some(({ insert }) => placeholderIn(insert))
    ? () => putInto(quill, before)
    : () => undefined;
};

/**
 * Remembers the pictures that are being uploaded into cells, which have no place in their html, before these cells are drawn
 * again. Returns the function that puts them back, into the editor that a cell has then; without one, the picture is dropped.
 */
export const rememberUploads = (cells: Element[], drawn: number[] | null = null) => {
  const kept = cells.flatMap((td, cell) => {
    const editor = (drawn?.includes(cell) ?? true) && td.querySelector('.image-upload') ? editorIn(td) : null;
    return editor ? [{ cell, before: editor.getContents() }] : [];
  });
  return (editorOf: (cell: number) => Quill | null) =>
    kept.forEach(({ cell, before }) => {
      const editor = editorOf(cell);
      if (editor) putInto(editor, before);
    });
};

/** Where each cell is after a command; -1 for a cell that is deleted. */
export const placesAfter = (pieces: Pieces, command: TableCommand, current: number) => {
  const named = mapCells(pieces, (_html, cell) => `cell ${cell}`);
  const after = changeTable(named, command, current)?.pieces ?? [];
  const cells = Array.from({ length: countCells(after) }, (_, cell) => htmlOfCell(after, cell));
  return (cell: number): number => cells.indexOf(`cell ${cell}`);
};

/** Where each cell most likely is after Undo or Redo of a command: those before the first difference stay, the others move along. */
export const placesAfterUndo = (before: Pieces, after: Pieces) => {
  const more = countCells(after) - countCells(before);
  const first = before.findIndex((piece, place) => place % 2 === 1 && piece !== after[place]);
  const isBefore = (cell: number) => first < 0 || cell * 2 + 1 < first;
  return (cell: number): number => Math.max(0, more === 0 || isBefore(cell) ? cell : cell + more);
};
