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

const NAMED_IN_A_FORM = 'button, fieldset, img, input, object, output, select, textarea';

/**
 * Parses without loading or running anything: the document belongs to no window. A control named `attributes` would be
 * what its form answers when asked for its attributes (DOM clobbering), so beside a form they lose their names.
 */
export const parseHtml = (html: string): HTMLElement => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector('form')) {
    body.querySelectorAll(NAMED_IN_A_FORM).forEach((control) => {
      control.removeAttribute('name');
      control.removeAttribute('id');
    });
  }
  return body;
};

/** The words of an element, as `htmlToText` gives them. */
export const elementToText = (element: Element): string => {
  const parts: string[] = [];
  collect(element, parts);
  return parts
    .join('')
    .replace(/\u00a0/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
};

/**
 * The words of an html text: markup removed, entities decoded, a line break where a block begins or ends,
 * so that the last word of a paragraph does not grow into the first of the next.
 */
export const htmlToText = (html: string): string => elementToText(parseHtml(html));
