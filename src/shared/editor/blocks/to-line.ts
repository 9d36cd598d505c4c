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

/** Which block of the body lines are made of: its number, and whether one of the same kind stands right before it. */
export type Place = { index: number; twin: boolean };

/** Marks the container of a block that follows one of its own kind: the editor would show, and save, the two as one. */
export const TWIN: Wrapper = ['twin', {}];

/** White space between blocks. */
export const isNothing = (node: HtmlNode): boolean => isText(node) && isBlank(node.value);

const ALIGN = /^text-align\s*:\s*(center|right|justify)$/i;

/** The text-align of a style as a format of the line, and what is left of the style. */
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
 * One line of text. `wrappers` are its own elements, outermost first; `plain` is the one that the editor writes for the line's
 * format anyway: where it has no attributes, it needs no mention.
 */
export const toLine = (ops: Op[], formats: Formats, wrappers: Wrapper[], plain: string): Line => {
  const last = wrappers.at(-1);
  const [align, attributes] = last ? takeAlign(last[1]) : [{}, {}];
  const own: Wrapper[] = last ? [...wrappers.slice(0, -1), [last[0], attributes]] : [];
  const isPlain = own.length === 1 && own[0]?.[0] === plain && Object.keys(attributes).length === 0;
  const all = { ...formats, ...align, ...(isPlain ? {} : { element: writeWrappers(own) }) };
  return [...ops, Object.keys(all).length > 0 ? { insert: '\n', attributes: all } : { insert: '\n' }];
};

/** An element as a wrapper, with what it may keep of its attributes. */
export const wrapperOf = (element: HtmlElement): Wrapper => [
  element.tagName,
  safeAttributes(attributesOf(element)),
];

/** Whether an element holds only words and what stands among them. */
export const isLeaf = (node: HtmlNode): node is HtmlElement =>
  isElement(node) && isBlockTag(node.tagName) && !holdsBlock(node);
