import type { Op } from 'quill-delta';

import type { Attributes } from '../quill/attributes';

import {
  attributesOf,
  isComment,
  isElement,
  isLinkIcon,
  isOpaqueTag,
  isText,
  rangeOf,
  type HtmlElement,
  type HtmlNode,
} from './html-tree';
import { TWIN_LINK, writeWrappers, type Formats, type Wrapper } from './lines';
import { safeAttributes } from './safe-attributes';

/** Tags that are editor formats if they have no attributes. */
const PLAIN: Record<string, [format: string, value: unknown]> = {
  b: ['bold', true],
  strong: ['bold', true],
  i: ['italic', true],
  em: ['italic', true],
  u: ['underline', true],
  s: ['strike', true],
  strike: ['strike', true],
  del: ['strike', true],
  sub: ['script', 'sub'],
  sup: ['script', 'super'],
  code: ['code', true],
};

type Context = { formats: Formats; marks: Wrapper[]; source: string; into: Op[]; isPre: boolean };

/** A line end of preformatted text, as a soft break. */
const NEWLINE = { newline: '' };

const add = ({ formats, marks, into }: Context, insert: string | Record<string, unknown>) => {
  const attributes = marks.length > 0 ? { ...formats, marks: writeWrappers(marks) } : formats;
  into.push(Object.keys(attributes).length > 0 ? { insert, attributes } : { insert });
};

const addAtom = (node: HtmlNode, context: Context) => {
  const range = rangeOf(node);
  if (range) add(context, { atom: context.source.slice(range.start, range.end) });
};

/**
 * The attributes of a link. Marked if the link before has the same target, because the editor would join the
 * two.
 */
const apart = (attributes: Attributes, before?: Op): Attributes => {
  const isSame = JSON.stringify(before?.attributes?.['link']) === JSON.stringify(attributes);
  return isSame ? { ...attributes, [TWIN_LINK]: '' } : attributes;
};

const inside = (element: HtmlElement, context: Context): Context => {
  const { tagName, attrs } = element;
  const plain = PLAIN[tagName];
  if (plain && attrs.length === 0 && !(plain[0] in context.formats && plain[0] === 'script'))
    return { ...context, formats: { ...context.formats, [plain[0]]: plain[1] } };
  const attributes = safeAttributes(attributesOf(element));
  if (tagName === 'a' && attributes['href'] !== undefined && !('link' in context.formats))
    return { ...context, formats: { ...context.formats, link: apart(attributes, context.into.at(-1)) } };
  const isSilent = (tagName === 'span' || tagName === 'font') && Object.keys(attributes).length === 0;
  return isSilent ? context : { ...context, marks: [...context.marks, [tagName, attributes]] };
};

const addText = (text: string, context: Context) => {
  if (!context.isPre) return add(context, text.replace(/[ \t\n\r\f]+/g, ' '));
  text.split('\n').forEach((line, index) => {
    if (index > 0) add(context, { 'soft-break': NEWLINE });
    if (line !== '') add(context, line);
  });
};

const walk = (node: HtmlNode, context: Context): void => {
  if (isText(node)) addText(node.value, context);
  else if (isComment(node)) addAtom(node, context);
  else if (isElement(node) && !isLinkIcon(node)) {
    const { tagName, attrs, childNodes } = node;
    const attributes = safeAttributes(attributesOf(node));
    if (tagName === 'br') add(context, { 'soft-break': attributes });
    else if (tagName === 'img' && (attributes['src'] !== undefined || attributes['srcset'] !== undefined))
      add(context, { image: attributes });
    else if (tagName === 'img' || tagName === 'wbr' || isOpaqueTag(tagName)) addAtom(node, context);
    else if (childNodes.length > 0) {
      const inner = inside(node, context);
      childNodes.forEach((child) => walk(child, inner));
    } else if (attrs.length > 0) addAtom(node, context);
  }
};

const isBreak = ({ insert }: Op) => typeof insert === 'object' && 'soft-break' in insert;

/** Removes the white space that a browser collapses: at both ends of a line and after other white space. */
const fold = (ops: Op[]): Op[] => {
  const folded: Op[] = [];
  let endsInSpace = true;
  for (const op of ops) {
    if (typeof op.insert === 'string') {
      const text: string = endsInSpace ? op.insert.replace(/^ /, '') : op.insert;
      if (text === '') continue;
      endsInSpace = text.endsWith(' ');
      folded.push({ ...op, insert: text });
    } else {
      if (isBreak(op)) trimEnd(folded);
      endsInSpace = isBreak(op);
      folded.push(op);
    }
  }
  trimEnd(folded);
  return folded;
};

const trimEnd = (ops: Op[]) => {
  const last = ops.at(-1);
  if (typeof last?.insert !== 'string' || !last.insert.endsWith(' ')) return;
  last.insert = last.insert.slice(0, -1);
  if (last.insert === '') ops.pop();
};

const sameFormats = (one: Op, other: Op) =>
  JSON.stringify(one.attributes ?? {}) === JSON.stringify(other.attributes ?? {});

const join = (ops: Op[]): Op[] => {
  const joined: Op[] = [];
  for (const op of ops) {
    const last = joined.at(-1);
    if (typeof last?.insert === 'string' && typeof op.insert === 'string' && sameFormats(last, op))
      last.insert += op.insert;
    else joined.push({ ...op });
  }
  return joined;
};

/**
 * Converts inline content to the ops of one line, without its end. White space is collapsed as in a browser;
 * every other character is kept. An element that is not an editor format becomes a mark (an element around
 * text) or an atom (its source, shown and moved as one character).
 */
export const inlineToOps = (nodes: HtmlNode[], source: string, isPre = false): Op[] => {
  const into: Op[] = [];
  nodes.forEach((node) => walk(node, { formats: {}, marks: [], source, into, isPre }));
  if (isPre) return join(into);
  const ops = join(fold(into));
  // A browser does not show the last line break of a block.
  const last = ops.at(-1);
  if (last && isBreak(last)) ops.pop();
  return ops;
};
