import { editorIn } from './cell-editor';
import { placesAfterUndo } from './kept-uploads';
import { cellsIn, piecesOf } from './table-block';
import type { Tables } from './tables-module';

/** Makes a change of the text that is not the person's: their cursor stays in its cell. */
export const changeAround = (tables: Tables, change: () => void) => {
  const { current } = tables;
  const td = current ? cellsIn(current.block)[current.cell] : undefined;
  const editor = td ? editorIn(td) : null;
  const range = editor?.hasFocus() ? editor.getSelection() : null;
  const before = current ? piecesOf(current.block) : [];
  tables.isFollowing = false;
  try {
    change();
  } finally {
    tables.isFollowing = true;
  }
  if (!current || !range) return;
  // Once the cells that changed are drawn again.
  queueMicrotask(() => {
    const { block, cell } = current;
    if (!block.isConnected) return;
    // Its row may be gone.
    const place = Math.min(placesAfterUndo(before, piecesOf(block))(cell), cellsIn(block).length - 1);
    if (tables.enter(block, place, range.index) && tables.editorOfCell(block, place) === editor)
      editor?.setSelection(range, 'silent');
  });
};
