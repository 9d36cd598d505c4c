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
 * Parses html without loading or running anything: the document has no window. In a document with a form,
 * controls lose their name and id, because a control named `attributes` would shadow the form's property
 * (DOM clobbering).
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

/** The text of an element, as `htmlToText` returns it. */
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
 * The text of an html string: without markup, with decoded entities and a line break at the start and end of
 * a block, so that words of adjacent paragraphs do not merge.
 */
export const htmlToText = (html: string): string => elementToText(parseHtml(html));
