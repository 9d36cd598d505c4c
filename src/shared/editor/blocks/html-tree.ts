import { defaultTreeAdapter, html as names, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** A position in the stored string: offsets in UTF-16 units, `end` exclusive. */
export type Range = { start: number; end: number };

const BODY = defaultTreeAdapter.createElement('body', names.NS.HTML, []);

/** Parses stored html into a tree whose nodes know their position in the string. Nothing is loaded or run. */
export const parseBody = (html: string): HtmlNode[] =>
  parseFragment(BODY, html, { sourceCodeLocationInfo: true }).childNodes;

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

export const isText = (node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

export const isComment = (node: HtmlNode): node is DefaultTreeAdapterTypes.CommentNode =>
  node.nodeName === '#comment';

/** White space that a browser collapses. No-break, thin and ideographic spaces are text. */
export const isBlank = (text: string): boolean => !/[^ \t\n\r\f]/.test(text);

/** The position of a node; null for a node that the parser inserted. */
export const rangeOf = (node: HtmlNode): Range | null => {
  const place = node.sourceCodeLocation;
  return place ? { start: place.startOffset, end: place.endOffset } : null;
};

const words = (list: string) => new Set(list.split(' '));

const BLOCK_TAGS = words(
  'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul',
);

/** Elements that are kept unchanged with their content: media, drawings, form controls, and metadata. */
const OPAQUE_TAGS = words(
  'applet area audio base button canvas embed frame iframe input link map math meta meter noembed noframes noscript object picture plaintext progress script select style svg template textarea title video xmp',
);

export const isBlockTag = (tag: string): boolean => BLOCK_TAGS.has(tag);
export const isOpaqueTag = (tag: string): boolean => OPAQUE_TAGS.has(tag);

const known = new WeakMap<HtmlElement, boolean>();

/** Whether an element contains a block, outside of opaque elements. */
export const holdsBlock = (element: HtmlElement): boolean => {
  const seen = known.get(element);
  if (seen !== undefined) return seen;
  const holds =
    !isOpaqueTag(element.tagName) &&
    element.childNodes.some((child) => isElement(child) && (isBlockTag(child.tagName) || holdsBlock(child)));
  known.set(element, holds);
  return holds;
};

/** The attributes of an element by name. */
export const attributesOf = ({ attrs }: HtmlElement): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]));

/** The text of a node, including opaque elements. */
export const textOf = (node: HtmlNode): string => {
  if (isText(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/**
 * Whether an element is the icon that the console inserts before a link's text. It is not part of the text
 * (EDT-04).
 */
export const isLinkIcon = ({ tagName, attrs }: HtmlElement): boolean =>
  tagName === 'span' &&
  attrs.some(({ name, value }) => name === 'class' && /(?:^|\s)link-icon(?:\s|$)/.test(value));
