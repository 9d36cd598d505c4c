const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR CAPTION DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME']);

const collect = (node: Node, into: string[]) => {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) into.push(child.nodeValue ?? '');
    else if (child.nodeType === Node.ELEMENT_NODE && !UNREAD.has(child.nodeName)) {
      const isBlock = BLOCKS.has(child.nodeName);
      if (isBlock) into.push('\n');
      collect(child, into);
      if (isBlock) into.push('\n');
    }
  }
};

/** Parses without loading or running anything: the document belongs to no window. */
export const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body;

/**
 * The words of an html text: markup removed, entities decoded, a line break where a block begins or ends,
 * so that the last word of a paragraph does not grow into the first of the next.
 */
export const htmlToText = (html: string): string => {
  const parts: string[] = [];
  collect(parseHtml(html), parts);
  return parts
    .join('')
    .replace(/\u00a0/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
};
