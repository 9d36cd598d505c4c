import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { currentRange } from '../quill/commands';
import { editorOf } from '../quill/editor-of';

// Not a change by the person, so undo skips the placeholder.
const API = 'api';

type Place = { editor: Quill; index: number };

/** Where a placeholder is: in the text or in a cell of a table. */
const placeOf = (quill: Quill, id: string): Place | null => {
  const node = quill.root.querySelector(`[data-upload="${id}"]`);
  const blot = node && Quill.find(node);
  const editor = editorOf(node);
  return blot && !(blot instanceof Quill) && editor ? { editor, index: editor.getIndex(blot) } : null;
};

/** Inserts a placeholder for the picture of an upload. */
export const placePlaceholder = (quill: Quill, index: number, id: string, name: string) => {
  const placeholder = { 'image-upload': { 'data-upload': id, 'data-name': name } };
  quill.updateContents(new Delta().retain(index).insert(placeholder), API);
};

/** Removes the placeholder and returns its place; null if the person deleted it. */
export const removePlaceholder = (quill: Quill, id: string): Place | null => {
  const place = placeOf(quill, id);
  place?.editor.deleteText(place.index, 1, API);
  return place;
};

/** Scrolls a picture into view once it has its height, if the person is still writing beside it. */
const showWithCursor = (quill: Quill, index: number) => {
  const picture = quill.getLeaf(index + 1)[0]?.domNode;
  if (!(picture instanceof HTMLImageElement)) return;
  picture.addEventListener(
    'load',
    () => {
      const isInOtherField = document.activeElement?.matches('input:not([type="file"]), textarea, select');
      if (isInOtherField || Math.abs(currentRange(quill).index - index) > 1) return;
      picture.scrollIntoView({ block: 'nearest' });
    },
    { once: true },
  );
};

/** Replaces the placeholder by the picture. If the person deleted the placeholder, the picture is dropped. */
export const replacePlaceholder = (quill: Quill, id: string, src: string) => {
  const place = removePlaceholder(quill, id);
  if (!place) return;
  const { editor, index } = place;
  editor.updateContents(new Delta().retain(index).insert({ image: { src, alt: '' } }), 'user');
  showWithCursor(editor, index);
};
