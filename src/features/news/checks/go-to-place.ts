import type { Place } from './finding';

const ICON = '.link-icon';

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text; // the walker shows nothing else
    if (!text.parentElement?.closest(ICON)) texts.push(text);
  }
  return texts;
};

const isSpace = (character: string) => /\s/.test(character);

/** Where words stand in an element, over all the elements that they are spread over; spaces and line breaks do not count. */
const findWords = (root: Node, words: string): Range | null => {
  const wanted = words.replace(/\s+/g, '');
  const letters: { node: Text; offset: number }[] = [];
  let written = '';
  for (const node of textsIn(root)) {
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const character = node.data.charAt(offset);
      if (isSpace(character)) continue;
      written += character;
      letters.push({ node, offset });
    }
  }
  const at = wanted === '' ? -1 : written.indexOf(wanted);
  const [first, last] = [letters[at], letters[at + wanted.length - 1]];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
};

const marked = (field: string) => document.querySelector<HTMLElement>(`[data-field~="${field}"]`);

/**
 * The element of a field: what is marked with its name, or the control that has it. What the review page does not show,
 * such as missing tags, is missing from the article.
 */
const elementOf = ({ field }: Place) => marked(field) ?? document.getElementById(field) ?? marked('html');

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'file');

const selectWords = (control: HTMLInputElement | HTMLTextAreaElement, words: string) => {
  const at = control.value.indexOf(words);
  // A date has no selection.
  if (at >= 0 && control.selectionStart !== null) control.setSelectionRange(at, at + words.length);
};

const light = (element: Element) => {
  // jsdom knows neither.
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

/** Focuses what has no focus by itself, so that a keyboard goes on from there. */
const focus = (element: HTMLElement) => {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

const showIn = (field: HTMLElement, { text, media }: Place) => {
  const root = field.shadowRoot ?? field;
  const control = isTyped(field)
    ? field
    : [...root.querySelectorAll('input, textarea')].filter(isTyped).find(({ value }) => value === text);
  if (control) {
    light(control);
    control.focus({ preventScroll: true });
    return selectWords(control, text ?? '');
  }
  const range = text === undefined ? null : findWords(root, text);
  const medium = [...root.querySelectorAll<HTMLElement>('[src]')].find(
    (element) => media !== undefined && element.getAttribute('src') === media,
  );
  const editor = root.querySelector<HTMLElement>('[contenteditable="true"]');
  const found = medium ?? range?.startContainer.parentElement ?? field;
  light(found);
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

/** Scrolls to a place and puts the focus there: the field, its words or its medium; unfolds what it stands in. */
export const goToPlace = (place: Place) => {
  const field = elementOf(place);
  if (!field) return;
  const folded = field.closest('[data-fold]')?.querySelector<HTMLElement>('[aria-expanded="false"]');
  folded?.click();
  // What has just been unfolded takes the focus once it is drawn.
  requestAnimationFrame(() => showIn(field, place));
};
