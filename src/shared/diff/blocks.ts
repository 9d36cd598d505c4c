/** A block of an article: an element, or text between elements. */
export type Block = {
  /** Blocks with equal keys are equal. */
  key: string;
  /** Its source, with the white space after it. */
  html: string;
  element: Element;
};

/** The attribute that marks differences. It is removed from the articles themselves. */
export const MARK = 'data-diff';

const lineOf = (text: Text): Element => {
  const line = document.createElement('span');
  line.textContent = text.data;
  return line;
};

/** The blocks of an element in order. It removes the mark attribute from the element's nodes. */
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
