import Delta from 'quill-delta';
import { Quill } from 'react-quill';

// Not a change by the person, so undo skips the placeholder.
const API = 'api';

const indexOf = (quill: Quill, id: string): number | null => {
  const node = quill.root.querySelector(`[data-upload="${id}"]`);
  const blot = node && Quill.find(node);
  return blot && !(blot instanceof Quill) ? quill.getIndex(blot) : null;
};

/** Inserts a placeholder for the picture of an upload. */
export const placePlaceholder = (quill: Quill, index: number, id: string, name: string) => {
  const placeholder = { 'image-upload': { 'data-upload': id, 'data-name': name } };
  quill.updateContents(new Delta().retain(index).insert(placeholder), API);
};

/** Removes the placeholder and returns its position; null if the person deleted it. */
export const removePlaceholder = (quill: Quill, id: string): number | null => {
  const index = indexOf(quill, id);
  if (index !== null) quill.deleteText(index, 1, API);
  return index;
};

/** Replaces the placeholder by the picture. If the person deleted the placeholder, the picture is dropped. */
export const replacePlaceholder = (quill: Quill, id: string, src: string) => {
  const index = removePlaceholder(quill, id);
  if (index !== null)
    quill.updateContents(new Delta().retain(index).insert({ image: { src, alt: '' } }), 'user');
};
