import type { Op } from 'quill-delta';

import { isPlayer } from '@/shared/contract';

import { codeToLines } from './code-to-lines';
import { figureToLines } from './figure-to-lines';
import { attributesOf, isBlockTag, isElement, type HtmlElement, type HtmlNode } from './html-tree';
import { inlineToOps } from './inline-to-ops';
import type { Line } from './lines';
import { listToLines } from './list-to-lines';
import { quoteToLines } from './quote-to-lines';
import { isFrame, tableToLines } from './table-to-lines';
import { isLeaf, toLine, wrapperOf, type Place } from './to-line';

const WITHOUT_LINES =
  /^(?:table|figure|dl|dt|dd|hr|details|summary|li|ul|ol|menu|dir|pre|dialog|legend|option|caption|col|td|th|tr)$/;

const SHOWN_ATOM =
  /^(?:iframe|video|audio|object|embed|svg|math|canvas|picture|img|input|button|select|textarea|frame)$/;

const showsMore = (node: HtmlNode): boolean =>
  isElement(node) && (SHOWN_ATOM.test(node.tagName) || node.childNodes.some(showsMore));

const hasWords = (ops: Op[]) =>
  ops.some(({ insert }) => (typeof insert === 'string' ? insert !== '' : insert && !('atom' in insert)));

/**
 * The line of an element with inline content. If `element` is null, the content is not in an element of its
 * own.
 */
const leafToLines = (nodes: HtmlNode[], element: HtmlElement | null, source: string): Line[] | null => {
  const ops = inlineToOps(nodes, source);
  if (!hasWords(ops) && nodes.some(showsMore)) return null;
  const level = /^h([1-6])$/.exec(element?.tagName ?? '')?.[1];
  const formats = level ? { header: Number(level) } : {};
  return [toLine(ops, formats, element ? [wrapperOf(element)] : [], level ? `h${level}` : 'p')];
};

const PLAYER =
  /^(?:src|width|height|title|frameborder|allow|allowfullscreen|loading|referrerpolicy|scrolling)$/;

const playerToLines = (frame: HtmlElement): Line[] | null => {
  const attributes = attributesOf(frame);
  const isKnown =
    isPlayer(attributes['src'] ?? '') && Object.keys(attributes).every((name) => PLAYER.test(name));
  return isKnown ? [[{ insert: { video: attributes } }]] : null;
};

/** Converts a block to lines of the editor; null if the editor cannot represent it. */
export const blockToLines = (nodes: HtmlNode[], source: string, place: Place): Line[] | null => {
  const [only] = nodes;
  if (nodes.length === 1 && only && isElement(only)) {
    const { tagName } = only;
    if (tagName === 'ul' || tagName === 'ol') return listToLines(only, source, place);
    if (tagName === 'table') return isFrame(only) ? null : tableToLines(only, source);
    if (tagName === 'blockquote') return quoteToLines(only, source, place);
    if (tagName === 'pre') return codeToLines(only, source, place);
    if (tagName === 'figure') return figureToLines(only, source, place);
    if (tagName === 'hr') return [[{ insert: { rule: wrapperOf(only)[1] } }]];
    if (tagName === 'iframe') return playerToLines(only);
    if (isBlockTag(tagName))
      return WITHOUT_LINES.test(tagName) || !isLeaf(only) ? null : leafToLines(only.childNodes, only, source);
  }
  return leafToLines(nodes, null, source);
};
