import type { Place } from '../rules/finding';
import { elementOf, isTyped } from '../rules/places';

import { findWords } from './find-words';

const selectWords = (control: HTMLInputElement | HTMLTextAreaElement, words: string) => {
  const at = control.value.indexOf(words);
  // A date input has no selection.
  if (at >= 0 && control.selectionStart !== null) control.setSelectionRange(at, at + words.length);
};

const light = (element: Element) => {
  // jsdom does not implement it.
  element.scrollIntoView?.({ block: 'center' });
  element.animate?.(
    [
      { outline: '3px solid var(--mui-palette-warning-main)' },
      { outline: '3px solid var(--mui-palette-warning-main)', offset: 0.7 },
      { outline: '3px solid transparent' },
    ],
    { duration: 2_500 },
  );
};

/** Makes an element focusable and focuses it, so that the keyboard continues from there. */
const focus = (element: HTMLElement) => {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

const MARK = 'place';

/** Marks the words themselves until the next place is shown, where the browser can (`article-shadow.ts` styles it). */
const mark = (range: Range | null) => {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(MARK, new Highlight(range));
  else CSS.highlights.delete(MARK);
};

const showIn = (field: HTMLElement, { text, before, after, media }: Place) => {
  const root = field.shadowRoot ?? field;
  const control = isTyped(field)
    ? field
    : [...root.querySelectorAll('input, textarea')].filter(isTyped).find(({ value }) => value === text);
  if (control) {
    light(control);
    control.focus({ preventScroll: true });
    return selectWords(control, text ?? '');
  }
  const range = text === undefined ? null : findWords(root, { text, before, after });
  const medium = [...root.querySelectorAll<HTMLElement>('[src]')].find(
    (element) => media !== undefined && element.getAttribute('src') === media,
  );
  const editor = root.querySelector<HTMLElement>('[contenteditable="true"]');
  const found = medium ?? range?.startContainer.parentElement ?? field;
  light(found);
  mark(editor ? null : range);
  if (!editor) return focus(found);
  editor.focus({ preventScroll: true });
  if (range)
    getSelection()?.setBaseAndExtent(
      range.startContainer,
      range.startOffset,
      range.endContainer,
      range.endOffset,
    );
};

/**
 * Scrolls to a place and focuses it: the field, its text or its medium. Expands the card that contains it.
 */
export const goToPlace = (place: Place) => {
  const field = elementOf(place.field);
  if (!field) return;
  const folded = field.closest('[data-fold]')?.querySelector<HTMLElement>('[aria-expanded="false"]');
  folded?.click();
  // A card that was just expanded can take the focus only after it has rendered.
  requestAnimationFrame(() => showIn(field, place));
};
