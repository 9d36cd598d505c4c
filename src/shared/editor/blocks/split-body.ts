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
import { needsLineBehind, type Line } from './lines';
import { hasSameContent } from './same-content';
import { partsOf } from './split-words';
import { isColumn } from './table-to-lines';
import { linesToHtml } from './to-html';
import { isNothing } from './to-line';

/** A block of a stored body: where it stands, and the lines that the editor shows for it. */
export type StoredBlock = Range & { lines: Line[]; isRaw: boolean };

const rawLine = (source: string): Line => [{ insert: { raw: source } }];

/** A block as html that is shown, and not edited as text. */
export const toRaw = ({ start, end }: Range, html: string): StoredBlock => ({
  start,
  end,
  lines: [rawLine(html.slice(start, end))],
  isRaw: true,
});

/** Whether the editor needs an empty line behind these blocks, to stand on. */
export const needsFiller = (blocks: StoredBlock[]): boolean => {
  const last = blocks.at(-1)?.lines.at(-1);
  return !last || needsLineBehind(last);
};

const DEEPEST = 150;

// What nobody sees is no block: its bytes stay where they are, between the blocks.
const UNSEEN = /^(?:script|style|link|meta|base|template|title|noframes|noembed|param|source|track)$/;
// These mean more than the blocks in them.
const WHOLE = /^(?:select|dialog)$/;
// These become lines as a whole, or else are opened.
const GROUP = /^(?:ul|ol|blockquote|pre|figure|table)$/;
// Lists, figures and their parts: the editor does not write their tags where it shows no more than the words in them.
const PART = /^(?:ul|ol|dl|figure|details|li|dd|dt|summary|figcaption|legend|td|th|caption)$/;
const SHOWN =
  /^(?:img|iframe|video|audio|object|embed|svg|math|canvas|picture|input|button|select|textarea|hr|frame|meter|progress|noscript|applet)$/;

const isSeen = (node: HtmlNode): boolean => {
  if (isText(node)) return !isNothing(node);
  if (!isElement(node) || UNSEEN.test(node.tagName)) return false;
  return SHOWN.test(node.tagName) || node.childNodes.some(isSeen);
};

// Where they stand in no paragraph, players are blocks among the words beside them.
const PLAYER = /^(?:iframe|video|audio|object|embed)$/;

const isInline = (node: HtmlNode) =>
  !isElement(node) || !(isBlockTag(node.tagName) || PLAYER.test(node.tagName) || holdsBlock(node));

/** Where the children of an element stand; null where the parser put one of its ends there itself. */
const innerRange = (element: HtmlElement): Range | null => {
  const place = element.sourceCodeLocation;
  if (!place?.startTag) return null;
  return { start: place.startTag.endOffset, end: place.endTag?.startOffset ?? place.endOffset };
};

const CERTAIN = /^(?:p|h[1-6]|b|strong|i|em|u)$/;

/** Whether a block is so plain that it needs no comparing: in a long article almost all are. */
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

  /** Splits siblings; false where one of them stands outside the range that they have to stand in. */
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

  /** An element that no tag began: a `tbody` that was left out, or the empty `p` that a browser makes of a stray `</p>`. */
  private splitImplied({ tagName, childNodes }: HtmlElement, within: Range, depth: number): boolean {
    return childNodes.length === 0 || (tagName === 'tbody' && this.split(childNodes, within, depth));
  }

  private addElement(element: HtmlElement, depth: number) {
    const { tagName } = element;
    const isParagraph = /^(?:p|h[1-6])$/.test(tagName);
    if (!isParagraph && tagName !== 'hr' && !isSeen(element)) return;
    const isWhole = WHOLE.test(tagName) || (tagName === 'table' && !isColumn(element));
    const isOpened = !isWhole && (holdsBlock(element) || PART.test(tagName));
    if (!isOpened) return void this.add([element]);
    if (GROUP.test(tagName) && this.add([element], true)) return;
    const inner = innerRange(element);
    const before = this.blocks.length;
    if (inner && depth < DEEPEST && this.split(element.childNodes, inner, depth + 1)) return;
    this.blocks.length = before;
    this.addRaw([element]);
  }

  /** Adds a block; where the editor has no shape for it as html, or with `onlyLines` not at all. */
  private add(nodes: HtmlNode[], onlyLines = false): boolean {
    const [first] = nodes;
    const kind =
      first && isElement(first) && /^(?:ul|ol|blockquote|pre|table|figure)$/.test(first.tagName)
        ? first.tagName.replace('ol', 'ul')
        : '';
    const twin = kind !== '' && kind === this.lastKind && !this.twin;
    const lines = blockToLines(nodes, this.source, { index: this.blocks.length, twin });
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
    // Misnested markup: what overlaps is one block.
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
 * The blocks of a stored body in their order. What stands between them, white space and the tags of elements around several
 * blocks, is no block: with it, the blocks make up the whole string.
 */
export const splitBody = (html: string): StoredBlock[] => {
  const splitter = new Splitter(html);
  const nodes = parseBody(html);
  if (splitter.split(nodes, { start: 0, end: html.length }, 0)) return splitter.blocks;
  return [toRaw({ start: 0, end: html.length }, html)];
};
