const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION COLGROUP DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
const WITHOUT_TEXT = new Set([
  'BR',
  'IMG',
  'IFRAME',
  'VIDEO',
  'AUDIO',
  'OBJECT',
  'EMBED',
  'COL',
  'SCRIPT',
  'STYLE',
]);
const SAME: Record<string, string> = { B: 'STRONG', I: 'EM', STRIKE: 'S', DEL: 'S' };

// White space folds everywhere but in preformatted text.
const KEPT_SPACE = '\u2420';

type Token = { mark: string } | { text: string; formats: string };

/** A tag's name, the same for those that mean the same (`b` and `strong`). */
export const nameOf = (element: Element): string => (SAME[element.tagName] ?? element.tagName).toLowerCase();

const attributesOf = (element: Element) =>
  [...element.attributes]
    .map(({ name, value }) => {
      if (name === 'style' && element instanceof HTMLElement)
        return `style=${element.style.cssText || value}`;
      return `${name}=${name === 'class' ? [...element.classList].sort().join(' ') : value}`;
    })
    .sort();

const opening = (element: Element, ...attributes: string[]) =>
  `<${[nameOf(element), ...attributesOf(element), ...attributes].join(' ')}>`;

const holdsOnlyAFrame = ({ tagName, childNodes, firstElementChild, textContent }: Element) =>
  tagName === 'P' && childNodes.length === 1 && firstElementChild?.tagName === 'IFRAME' && textContent === '';

const needsParagraph = (element: Element) =>
  (element.tagName === 'BLOCKQUOTE' || element.tagName === 'BODY') &&
  element.textContent.trim() !== '' &&
  ![...element.children].some(({ tagName }) => BLOCKS.has(tagName));

// An anchor or an icon's element: nothing in it, yet it stands for something.
const isBareMark = (element: Element) =>
  !BLOCKS.has(element.tagName) && element.attributes.length > 0 && element.childNodes.length === 0;

const isLastOfBlock = (br: Element): boolean => {
  const isFollowed = (node: Node): boolean => {
    for (let next = node.nextSibling; next; next = next.nextSibling) {
      if (next.nodeType === Node.ELEMENT_NODE || next.nodeValue?.trim()) return !BLOCKS.has(next.nodeName);
    }
    const parent = node.parentElement;
    return parent !== null && !BLOCKS.has(parent.tagName) && isFollowed(parent);
  };
  return !isFollowed(br);
};

const describeChildren = (element: Element, formats: string[], into: Token[]) => {
  const isWrapped = needsParagraph(element);
  if (isWrapped) into.push({ mark: '<p>' });
  element.childNodes.forEach((child) => describe(child, formats, into));
  if (isWrapped) into.push({ mark: '</p>' });
};

const describeBlock = (block: Element, formats: string[], into: Token[]) => {
  if (holdsOnlyAFrame(block)) return describeChildren(block, formats, into);
  const code = block.tagName === 'PRE' ? block.querySelector(':scope > code') : null;
  const isCodeOnly = code !== null && block.childNodes.length === 1;
  into.push({ mark: opening(block, ...(isCodeOnly ? attributesOf(code) : [])) });
  describeChildren(isCodeOnly ? code : block, formats, into);
  into.push({ mark: `</${nameOf(block)}>` });
};

const describe = (node: Node, formats: string[], into: Token[]): void => {
  if (node.nodeType === Node.COMMENT_NODE) into.push({ mark: `<!--${node.nodeValue ?? ''}-->` });
  else if (node instanceof Text) {
    const text = node.parentElement?.closest('pre')
      ? node.data.replace(/\n$/, '').replaceAll(' ', KEPT_SPACE)
      : node.data.replace(/\s+/g, ' ');
    into.push({ text, formats: [...new Set(formats)].sort().join('') });
  } else if (!(node instanceof Element) || (node.tagName === 'BR' && isLastOfBlock(node))) return;
  else if (WITHOUT_TEXT.has(node.tagName) || isBareMark(node))
    into.push({ mark: opening(node) + [...new Set(formats)].sort().join('') });
  else if (BLOCKS.has(node.tagName)) describeBlock(node, formats, into);
  else
    describeChildren(
      node,
      node.tagName === 'SPAN' && node.attributes.length === 0 ? formats : [...formats, opening(node)],
      into,
    );
};

const write = (tokens: Token[]) => {
  let written = '';
  let open = '';
  for (const token of tokens) {
    if ('mark' in token) {
      written += (open ? '[/]' : '') + token.mark;
      open = '';
    } else if (token.text !== '') {
      if (token.formats !== open) written += `[${token.formats || '/'}]`;
      open = token.formats;
      written += token.text;
    }
  }
  return written;
};

/**
 * What html says, written so that two texts are equal when a reader could tell no difference: order of attributes and of
 * nested formats, white space between blocks, `b` for `strong`, an empty paragraph's filler do not count.
 */
export const structureOf = (body: HTMLElement): string => {
  const tokens: Token[] = [];
  describeChildren(body, [], tokens);
  return write(tokens)
    .replace(/ {2,}/g, ' ')
    .replace(/(>) +| +(?=<)/g, '$1')
    .replace(/(?:<p><\/p>)+$/, '');
};
