import type { Op } from 'quill-delta';

import type { Attributes } from '../quill/attributes';

import {
  attributesOf,
  holdsBlock,
  isBlank,
  isBlockTag,
  isElement,
  isText,
  type HtmlElement,
  type HtmlNode,
} from './html-tree';
import { writeWrappers, type Formats, type Line, type Wrapper } from './lines';
import { safeAttributes } from './safe-attributes';

/** The block from which lines are made: whether a block of the same kind precedes it directly. */
export type Place = { twin: boolean };

/**
 * Marks the container of a block that follows one of its own kind. Without it, the editor would show and
 * save the two as one.
 */
export const TWIN: Wrapper = ['twin', {}];

/** Whether a node is white space between blocks. */
export const isNothing = (node: HtmlNode): boolean => isText(node) && isBlank(node.value);

const ALIGN = /^text-align\s*:\s*(center|right|justify)$/i;

/** Splits a style into its text-align, as a line format, and the rest. */
const takeAlign = (attributes: Attributes): [Formats, Attributes] => {
  const { style, ...others } = attributes;
  const declarations = (style ?? '').split(';').map((declaration) => declaration.trim());
  const found = declarations.map((declaration) => ALIGN.exec(declaration)?.[1]?.toLowerCase());
  const align = found.find((value) => value !== undefined);
  if (style === undefined || align === undefined || /["'(]/.test(style)) return [{}, attributes];
  const rest = declarations.filter((declaration, index) => declaration !== '' && found[index] === undefined);
  return [{ align }, rest.length > 0 ? { ...others, style: `${rest.join('; ')};` } : others];
};

/**
 * One text line. `wrappers` are its own elements, outermost first. `plain` is the tag that the editor writes
 * for the format anyway, so that without attributes it need not be recorded.
 */
export const toLine = (ops: Op[], formats: Formats, wrappers: Wrapper[], plain: string): Line => {
  const last = wrappers.at(-1);
  const [align, attributes] = last ? takeAlign(last[1]) : [{}, {}];
  const own: Wrapper[] = last ? [...wrappers.slice(0, -1), [last[0], attributes]] : [];
  const isPlain = own.length === 1 && own[0]?.[0] === plain && Object.keys(attributes).length === 0;
  const all = { ...formats, ...align, ...(isPlain ? {} : { element: writeWrappers(own) }) };
  return [...ops, Object.keys(all).length > 0 ? { insert: '\n', attributes: all } : { insert: '\n' }];
};

/** An element as a wrapper, with its safe attributes. */
export const wrapperOf = (element: HtmlElement): Wrapper => [
  element.tagName,
  safeAttributes(attributesOf(element)),
];

/** Whether an element contains only inline content. */
export const isLeaf = (node: HtmlNode): node is HtmlElement =>
  isElement(node) && isBlockTag(node.tagName) && !holdsBlock(node);
