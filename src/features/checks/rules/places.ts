import type { Place } from './finding';

const ICON = '.link-icon';

/** The texts within, without those of the icons of links. */
export const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text; // the walker visits only text nodes
    if (!text.parentElement?.closest(ICON)) texts.push(text);
  }
  return texts;
};

/** The element that is marked with a field. The public page is in a shadow root; its places come first, because readers see them. */
const marked = (field: string): HTMLElement | null => {
  const shadows = [...document.querySelectorAll('[data-shadow]')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  );
  const found = [...shadows, document].map((root) =>
    root.querySelector<HTMLElement>(`[data-field~="${field}"]`),
  );
  return found.find((place) => place !== null) ?? null;
};

/**
 * The element of a field: marked with its name, or its control. A field that the review page does not show,
 * such as missing tags, falls back to the article.
 */
export const elementOf = (field: Place['field']) =>
  marked(field) ?? document.getElementById(field) ?? marked('html');

export const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'file');

/** The input or editor of a field; undefined on a page that only shows it. */
export const editableOf = (field: Place['field']): HTMLElement | undefined => {
  const element = elementOf(field);
  if (!element || isTyped(element)) return element ?? undefined;
  return (
    element.querySelector<HTMLElement>('[contenteditable="true"]') ??
    [...element.querySelectorAll('input, textarea')].find(isTyped)
  );
};
