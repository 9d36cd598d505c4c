import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { currentRange } from '../quill/commands';

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
  const index = removePlaceholder(quill, id);
  if (index === null) return;
  quill.updateContents(new Delta().retain(index).insert({ image: { src, alt: '' } }), 'user');
  showWithCursor(quill, index);
};
