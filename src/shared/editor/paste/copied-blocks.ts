// The sources of blocks copied in this console, so that they can be pasted unchanged. Html from elsewhere
// cannot set a source.
const sources = new Map<string, string>();

const MARK = '\ufffc';

/** Remembers the source of a copied raw block and returns an id for the clipboard. */
export const rememberCopy = (source: string): string => {
  const id = String(sources.size + 1);
  sources.set(id, source);
  return id;
};

/** The source of a raw block that was copied in this console; undefined for any other id. */
export const copiedSource = (id: string): string | undefined => sources.get(id);

/** Replaces each raw block copied here by a mark, so that the sanitizer does not change it. */
export const markCopies = (pasted: HTMLElement): void =>
  pasted.querySelectorAll('.ql-raw[data-copy]').forEach((block) => {
    const id = block.getAttribute('data-copy') ?? '';
    if (!sources.has(id)) return;
    const mark = block.ownerDocument.createElement('p');
    mark.textContent = `${MARK}${id}${MARK}`;
    block.replaceWith(mark);
  });

/** Puts the raw blocks back in place of their marks. */
export const placeCopies = (html: string): string =>
  html.replace(/<p>\ufffc(\d+)\ufffc<\/p>/g, '<div class="ql-raw" data-copy="$1"></div>');
