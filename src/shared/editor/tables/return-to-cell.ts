import { lastChange } from './caret';
import { editorIn } from './cell-editor';
import { placesAfterUndo, rememberUploads } from './kept-uploads';
import { blockOf, cellsIn, piecesOf } from './table-block';
import type { Tables } from './tables-module';

/** After Undo or Redo the cursor goes where the table changed, and pictures that are being uploaded there keep their places. */
export const returnToCell = (tables: Tables, { target, detail: changed }: CustomEvent<number[] | null>) => {
  const block = blockOf(target);
  if (!block) return;
  const { current, quill, isFollowing } = tables;
  const cell = changed ? (changed.at(-1) ?? 0) : current?.block === block ? current.cell : 0;
  const [cells, before] = [cellsIn(block), piecesOf(block)];
  const td = cells[cell];
  const contents = changed && td ? editorIn(td)?.getContents() : undefined;
  const putBack = rememberUploads(cells, changed);
  queueMicrotask(() => {
    if (!block.isConnected) return;
    const placeOf = placesAfterUndo(before, piecesOf(block));
    putBack((index) => tables.editorOfCell(block, placeOf(index)));
    if (!isFollowing || !quill.hasFocus()) return;
    const last = Math.min(cell, cellsIn(block).length - 1);
    const editor = tables.editorOfCell(block, last);
    if (editor) tables.enter(block, last, contents ? lastChange(contents, editor.getContents()) : 'end');
  });
};
