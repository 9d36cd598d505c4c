import { blockToLines } from './block-to-lines';
import {
  holdsBlock,
  isBlockTag,
  isComment,
  isElement,
  isText,
  parseBody,
  rangeOf,
  type HtmlElement,
  type HtmlNode,
  type Range,
} from './html-tree';
import type { Line } from './lines';
import { hasSameContent } from './same-content';
import { partsOf } from './split-words';
import { toRaw, type SplitBody, type StoredBlock } from './stored-block';
import { isFrame } from './table-to-lines';
import { linesToHtml } from './to-html';
import { isNothing } from './to-line';

const DEEPEST = 150;

// Invisible elements are not blocks: their bytes stay in place between the blocks.
const UNSEEN = /^(?:script|style|link|meta|base|template|title|noframes|noembed|param|source|track)$/;
// These elements are always kept whole.
const WHOLE = /^(?:select|dialog)$/;
// These become lines as a whole; if that is impossible, their content is split.
const GROUP = /^(?:ul|ol|blockquote|pre|figure|table)$/;
// Lists, figures and their parts. If the editor shows only the text in them, it does not write their tags.
const PART = /^(?:ul|ol|dl|figure|details|li|dd|dt|summary|figcaption|legend|td|th|caption)$/;
const SHOWN =
  /^(?:img|iframe|video|audio|object|embed|svg|math|canvas|picture|input|button|select|textarea|hr|frame|meter|progress|noscript|applet|td|th)$/;

const isSeen = (node: HtmlNode): boolean => {
  if (isText(node)) return !isNothing(node);
  if (!isElement(node) || UNSEEN.test(node.tagName)) return false;
  return SHOWN.test(node.tagName) || node.childNodes.some(isSeen);
};

// Outside of a paragraph, players are blocks between the texts.
const PLAYER = /^(?:iframe|video|audio|object|embed)$/;

const isInline = (node: HtmlNode) =>
  !isElement(node) || !(isBlockTag(node.tagName) || PLAYER.test(node.tagName) || holdsBlock(node));

/** The range of an element's content; null if the parser inserted its start or end. */
const innerRange = (element: HtmlElement): Range | null => {
  const place = element.sourceCodeLocation;
  if (!place?.startTag) return null;
  return { start: place.startTag.endOffset, end: place.endTag?.startOffset ?? place.endOffset };
};

const CERTAIN = /^(?:p|h[1-6]|b|strong|i|em|u)$/;

/**
 * Whether a block is so simple that its round trip need not be verified; in a long article almost all are.
 */
const isCertain = (nodes: HtmlNode[]): boolean =>
  nodes.every(
    (node) =>
      isText(node) ||
      (isElement(node) &&
        CERTAIN.test(node.tagName) &&
        node.attrs.length === 0 &&
        isCertain(node.childNodes)),
  );

class Splitter {
  readonly blocks: StoredBlock[] = [];
  private lastKind = '';
  private twin = false;

  constructor(private readonly source: string) {}

  /** Splits siblings; returns false if one of them lies outside the range of its parent. */
  split(nodes: HtmlNode[], within: Range, depth: number): boolean {
    let run: HtmlNode[] = [];
    const endRun = () => {
      if (run.some(isSeen)) this.add(run);
      run = [];
    };
    for (const node of nodes) {
      const range = rangeOf(node);
      if (!range && isElement(node) && this.splitImplied(node, within, depth)) {
        endRun();
        continue;
      }
      if (!range || range.start < within.start || range.end > within.end) return false;
      if (isInline(node) && !(isElement(node) && UNSEEN.test(node.tagName) && run.length === 0)) {
        partsOf(node, this.source).forEach((part, index) => {
          if (index > 0) endRun();
          if (run.length > 0 || !(isNothing(part) || isComment(part))) run.push(part);
        });
      } else {
        endRun();
        if (isElement(node)) this.addElement(node, depth);
      }
    }
    endRun();
    return true;
  }

  /**
   * An element without a start tag: an omitted `tbody`, or the empty `p` that a browser creates for a stray
   * `</p>`.
   */
  private splitImplied({ tagName, childNodes }: HtmlElement, within: Range, depth: number): boolean {
    return childNodes.length === 0 || (tagName === 'tbody' && this.split(childNodes, within, depth));
  }

  private addElement(element: HtmlElement, depth: number) {
    const { tagName } = element;
    const isParagraph = /^(?:p|h[1-6])$/.test(tagName);
    if (!isParagraph && tagName !== 'hr' && !isSeen(element)) return;
    const isWhole = WHOLE.test(tagName) || (tagName === 'table' && !isFrame(element));
    const isOpened = !isWhole && (holdsBlock(element) || PART.test(tagName));
    if (!isOpened) return void this.add([element]);
    if (GROUP.test(tagName) && this.add([element], true)) return;
    const inner = innerRange(element);
    const before = this.blocks.length;
    if (inner && depth < DEEPEST && this.split(element.childNodes, inner, depth + 1)) return;
    this.blocks.length = before;
    this.addRaw([element]);
  }

  /**
   * Adds a block: as lines, or as a raw block if the editor cannot represent it. With `onlyLines`, it is not
   * added as a raw block.
   */
  private add(nodes: HtmlNode[], onlyLines = false): boolean {
    const [first] = nodes;
    const kind =
      first && isElement(first) && /^(?:ul|ol|blockquote|pre|figure)$/.test(first.tagName)
        ? first.tagName.replace('ol', 'ul')
        : '';
    const twin = kind !== '' && kind === this.lastKind && !this.twin;
    const lines = blockToLines(nodes, this.source, { twin });
    if (lines && (isCertain(nodes) || hasSameContent(nodes, linesToHtml(lines)))) {
      this.push(nodes, lines, false);
      this.lastKind = kind;
      this.twin = twin;
      return true;
    }
    if (!onlyLines) this.addRaw(nodes);
    return false;
  }

  private addRaw(nodes: HtmlNode[]) {
    this.push(nodes, [], true);
    this.lastKind = '';
  }

  private push(nodes: HtmlNode[], lines: Line[], isRaw: boolean) {
    const ranges = nodes.map(rangeOf).filter((range) => range !== null);
    let start = Math.min(...ranges.map((range) => range.start));
    let end = Math.max(...ranges.map((range) => range.end));
    while (/[ \t\n\r\f]/.test(this.source.charAt(start))) start += 1;
    while (/[ \t\n\r\f]/.test(this.source.charAt(end - 1))) end -= 1;
    // Misnested markup: overlapping elements become one block.
    let isOne = isRaw;
    while ((this.blocks.at(-1)?.end ?? 0) > start) {
      const last = this.blocks.pop();
      start = Math.min(start, last?.start ?? start);
      end = Math.max(end, last?.end ?? end);
      isOne = true;
    }
    this.blocks.push(isOne ? toRaw({ start, end }, this.source) : { start, end, lines, isRaw: false });
  }
}

/**
 * Splits a stored body into its blocks in order. White space and the tags of enclosing elements lie between
 * the blocks; together with the blocks they form the whole string.
 */
export const splitBody: SplitBody = (html) => {
  const splitter = new Splitter(html);
  const nodes = parseBody(html);
  if (splitter.split(nodes, { start: 0, end: html.length }, 0)) return splitter.blocks;
  return [toRaw({ start: 0, end: html.length }, html)];
};
