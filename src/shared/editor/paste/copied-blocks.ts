// What was copied here can be pasted here as it was; html from elsewhere cannot name a source.
const sources = new Map<string, string>();

const MARK = '\ufffc';

/** Remembers the source of a raw block that is copied, and gives it a name for the clipboard. */
export const rememberCopy = (source: string): string => {
  const id = String(sources.size + 1);
  sources.set(id, source);
  return id;
};

/** The source of a raw block that was copied in this console; undefined for every other name. */
export const copiedSource = (id: string): string | undefined => sources.get(id);

/** Sets a mark in the place of each raw block that was copied here, so that cleaning leaves it alone. */
export const markCopies = (pasted: HTMLElement): void =>
  pasted.querySelectorAll('.ql-raw[data-copy]').forEach((block) => {
    const id = block.getAttribute('data-copy') ?? '';
    if (!sources.has(id)) return;
    const mark = block.ownerDocument.createElement('p');
    mark.textContent = `${MARK}${id}${MARK}`;
    block.replaceWith(mark);
  });

/** Puts the raw blocks back for their marks. */
export const placeCopies = (html: string): string =>
  html.replace(/<p>\ufffc(\d+)\ufffc<\/p>/g, '<div class="ql-raw" data-copy="$1"></div>');
