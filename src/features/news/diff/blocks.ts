/** A block of an article: an element, or a text that stands between elements. */
export type Block = {
  /** What two blocks are that are the same. */
  key: string;
  /** As it stands in its article, with the space that follows it. */
  html: string;
  element: Element;
};

/** What the comparison marks its findings with; an article that says so itself says nothing. */
export const MARK = 'data-diff';

const lineOf = (text: Text): Element => {
  const line = document.createElement('span');
  line.textContent = text.data;
  return line;
};

/** The blocks of an element, in their order. Their marks are taken from the element's own nodes. */
export const blocksIn = (parent: Element): Block[] => {
  const blocks: Block[] = [];
  for (const node of parent.childNodes) {
    if (node instanceof Element) {
      [node, ...node.querySelectorAll(`[${MARK}]`)].forEach((marked) => marked.removeAttribute(MARK));
      blocks.push({ key: node.outerHTML, html: node.outerHTML, element: node });
    } else if (node instanceof Text && node.data.trim() === '') {
      const last = blocks.at(-1);
      if (last) last.html += node.data;
    } else if (node instanceof Text) {
      const element = lineOf(node);
      blocks.push({ key: element.outerHTML, html: element.innerHTML, element });
    }
  }
  return blocks;
};
