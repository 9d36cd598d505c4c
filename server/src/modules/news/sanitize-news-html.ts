import sanitizeHtml, { type IOptions } from 'sanitize-html';

import { frameRefused, safeAttributes } from './html-attributes';

const TAGS = [
  ...[
    'p',
    'div',
    'span',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'q',
    'cite',
    'pre',
    'code',
  ],
  ...[
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'strike',
    'del',
    'ins',
    'sub',
    'sup',
    'small',
    'mark',
    'kbd',
    'samp',
    'var',
  ],
  ...[
    'a',
    'img',
    'figure',
    'figcaption',
    'picture',
    'iframe',
    'video',
    'audio',
    'source',
    'abbr',
    'address',
    'time',
  ],
  ...[
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'details',
    'summary',
    'section',
    'article',
    'aside',
    'header',
    'footer',
  ],
  ...[
    'table',
    'caption',
    'colgroup',
    'col',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'big',
    'tt',
    'font',
    'center',
  ],
  ...['ruby', 'rt', 'rp', 'wbr', 'bdi', 'bdo', 'dfn', 'acronym', 'main', 'nav', 'hgroup'],
];

/** The same parser and writer with nothing taken away, to tell whether the real one would take anything. */
const EVERYTHING: IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  allowVulnerableTags: true,
  parseStyleAttributes: false,
};

const NEWS: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  nestingLimit: 200,
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(tagName, attribs) }) },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'iframe' && frameRefused(attribs['src'])) || (tag === 'img' && !attribs['src']),
};

const TAG = /<\/?[a-z][a-z0-9]*(?:\s+[a-z][a-z0-9_:-]*(?:="[^"<>]*")?)*\s*\/?>/iy;

/**
 * Whether the text is only characters and plainly written tags: no comment, no declaration, no attribute without
 * double quotes, nothing that two parsers could read differently.
 */
const isPlainlyWritten = (html: string): boolean => {
  let position = html.indexOf('<');
  while (position !== -1) {
    TAG.lastIndex = position;
    if (!TAG.test(html)) return false;
    position = html.indexOf('<', TAG.lastIndex);
  }
  return true;
};

/**
 * The html of an article without anything that could act: no script, handler, form or foreign frame. Html that has
 * nothing of the kind comes back byte for byte.
 */
export const sanitizeNewsHtml = (html: string): string => {
  const clean = sanitizeHtml(html, NEWS);
  return isPlainlyWritten(html) && sanitizeHtml(html, EVERYTHING) === clean ? html : clean;
};

/** Whether nothing would show: no text, picture, frame, table or line. */
export const isEmptyHtml = (html: string): boolean =>
  !/<(?:img|iframe|video|audio|hr|table)\b/i.test(html) &&
  html.replace(/<[^>]*>/g, '').replace(/&nbsp;|&#160;|[\s\u00a0\u200b\ufeff]/g, '') === '';
