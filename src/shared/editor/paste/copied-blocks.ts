/** A block that was copied in this console: the class of its element, and its value. */
type Copy = { className: string; value: unknown };

// So that the blocks can be pasted unchanged. Html from elsewhere cannot set a value.
const copies = new Map<string, Copy>();

const MARK = '\ufffc';

const elementOf = (id: string, className: string, content = '') =>
  `<div class="${className}" data-copy="${id}">${content}</div>`;

/**
 * Remembers the value of a copied block. Returns the html for the clipboard: an id for this editor, and content for other
 * programs.
 */
export const copyOf = (className: string, value: unknown, content: string): string => {
  const id = String(copies.size + 1);
  copies.set(id, { className, value });
  return elementOf(id, className, content);
};

/** The value of a block that was copied in this console; undefined for any other element. */
export const copiedValue = (node: Element): unknown =>
  copies.get(node.getAttribute('data-copy') ?? '')?.value;

/** Replaces the blocks copied here by marks, so that the sanitizer does not change them. */
export const markCopies = (pasted: HTMLElement, selector: string): void =>
  pasted.querySelectorAll(`:is(${selector})[data-copy]`).forEach((block) => {
    const id = block.getAttribute('data-copy') ?? '';
    if (!copies.has(id)) return;
    const mark = block.ownerDocument.createElement('p');
    mark.textContent = `${MARK}${id}${MARK}`;
    block.replaceWith(mark);
  });

/** Puts the copied blocks back in place of their marks. */
export const placeCopies = (html: string): string =>
  html.replace(/<p>\ufffc(\d+)\ufffc<\/p>/g, (_, id: string) =>
    elementOf(id, copies.get(id)?.className ?? ''),
  );
