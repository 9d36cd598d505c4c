import Delta from 'quill-delta';
import { Quill } from 'react-quill';

// Not the person's doing: undoing goes past the placeholder to what was written.
const API = 'api';

const indexOf = (quill: Quill, id: string): number | null => {
  const node = quill.root.querySelector(`[data-upload="${id}"]`);
  const blot = node && Quill.find(node);
  return blot && !(blot instanceof Quill) ? quill.getIndex(blot) : null;
};

/** Marks in the text where the picture of an upload goes. */
export const placePlaceholder = (quill: Quill, index: number, id: string, name: string) => {
  const placeholder = { 'image-upload': { 'data-upload': id, 'data-name': name } };
  quill.updateContents(new Delta().retain(index).insert(placeholder), API);
};

/** Takes the mark away; tells where it stood, or null where the person deleted it meanwhile. */
export const removePlaceholder = (quill: Quill, id: string): number | null => {
  const index = indexOf(quill, id);
  if (index !== null) quill.deleteText(index, 1, API);
  return index;
};

/** Puts the picture in the place of its mark; where the mark was deleted, the picture is no longer wanted. */
export const replacePlaceholder = (quill: Quill, id: string, src: string) => {
  const index = removePlaceholder(quill, id);
  if (index !== null)
    quill.updateContents(new Delta().retain(index).insert({ image: { src, alt: '' } }), 'user');
};
