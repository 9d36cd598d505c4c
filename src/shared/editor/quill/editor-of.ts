import { Quill } from 'react-quill';

/** The editor that a node belongs to: the editor of the text, or of a cell of a table. */
export const editorOf = (node: Node | null | undefined): Quill | null => {
  const element = node instanceof Element ? node : node?.parentElement;
  const container = element?.closest('.ql-container');
  const found = container && Quill.find(container);
  return found instanceof Quill ? found : null;
};

// Also of a cell that is no longer on the page: the toolbar may still refer to it.
const wholes = new WeakMap<Quill, Quill>();

/** Remembers of which text the editor of a cell is a part. */
export const setWholeEditor = (cell: Quill, whole: Quill) => wholes.set(cell, whole);

/** The editor of the whole text: the given one, or the one whose table the given one is a cell of. */
export const wholeEditorOf = (quill: Quill): Quill => wholes.get(quill) ?? quill;
