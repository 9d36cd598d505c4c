import { isElement, rangeOf, type HtmlElement, type HtmlNode, type Range } from './html-tree';
import type { Line } from './lines';

/** The cells of a table in order, without those of tables in its cells. */
const cellsIn = (node: HtmlElement): HtmlElement[] =>
  node.childNodes.filter(isElement).flatMap((child) => {
    if (/^t[dh]$/.test(child.tagName)) return [child];
    return /^(?:thead|tbody|tfoot|tr)$/.test(child.tagName) ? cellsIn(child) : [];
  });

/** The range of a cell's content; null if the parser inserted the cell. */
const contentOf = ({ sourceCodeLocation: place }: HtmlElement): Range | null =>
  place?.startTag
    ? { start: place.startTag.endOffset, end: place.endTag?.startOffset ?? place.endOffset }
    : null;

/** A table as one line: its source, cut at its cells. Null if it has no cells, or html between its cells is shown outside of it. */
export const tableToLines = (table: HtmlElement, source: string): Line[] | null => {
  const whole = rangeOf(table);
  const ranges = cellsIn(table).map(contentOf);
  if (!whole || ranges.length === 0) return null;
  const pieces: string[] = [];
  let from = whole.start;
  for (const range of ranges) {
    if (!range || range.start < from || range.end > whole.end) return null;
    pieces.push(source.slice(from, range.start), source.slice(range.start, range.end));
    from = range.end;
  }
  return [[{ insert: { grid: [...pieces, source.slice(from, whole.end)] } }]];
};

const holdsTable = (node: HtmlNode): boolean =>
  isElement(node) && node.childNodes.some((child) => child.nodeName === 'table' || holdsTable(child));

const isColumn = (part: HtmlElement): boolean =>
  part.childNodes.filter(isElement).every((child) => {
    if (child.tagName === 'tr') return child.childNodes.filter(isElement).length === 1;
    return !/^t(?:head|body|foot)$/.test(child.tagName) || isColumn(child);
  });

/** Whether a table only frames others: one column of cells with tables in them. Some sites use it for layout. */
export const isFrame = (table: HtmlElement): boolean => isColumn(table) && holdsTable(table);
