import { holdsBlock, isElement, type HtmlElement, type HtmlNode } from './html-tree';
import { inlineToOps } from './inline-to-ops';
import { writeWrappers, type Line, type Wrapper } from './lines';
import { isLeaf, isNothing, toLine, wrapperOf, TWIN, type Place } from './to-line';

/**
 * A larger table stays a raw block: each cell is a line of the editor, and 3 000 of them take seconds to
 * render.
 */
const MOST_CELLS = 400;

/**
 * The children of an element, if all of them have these tags and nothing else is between them; otherwise
 * null.
 */
const only = (element: HtmlElement, tags: RegExp): HtmlElement[] | null => {
  const children = element.childNodes.filter((node) => !isNothing(node));
  const elements = children.filter(isElement);
  return elements.length === children.length && elements.every(({ tagName }) => tags.test(tagName))
    ? elements
    : null;
};

/** The elements of a column group, the group itself first; null if it contains anything else. */
const columnsOf = (group: HtmlElement): Wrapper[] | null => {
  const columns = only(group, /^col$/);
  return columns && [wrapperOf(group), ...columns.map(wrapperOf)];
};

const isMerged = ({ attrs }: HtmlElement) =>
  attrs.some(({ name, value }) => /^(?:col|row)span$/.test(name) && value !== '1');

const readCell = (cell: HtmlElement): { words: HtmlNode[]; wrappers: Wrapper[] } | null => {
  if (isMerged(cell)) return null;
  if (!holdsBlock(cell)) return { words: cell.childNodes, wrappers: [wrapperOf(cell)] };
  const [block, ...more] = cell.childNodes.filter((node) => !isNothing(node));
  if (!block || more.length > 0 || !isLeaf(block) || !/^(?:p|div)$/.test(block.tagName)) return null;
  return { words: block.childNodes, wrappers: [wrapperOf(cell), wrapperOf(block)] };
};

/** A table of plain cells with equally long rows, as a line for each cell; null for other tables. */
export const tableToLines = (
  table: HtmlElement,
  source: string,
  { index: number, twin }: Place,
): Line[] | null => {
  const parts = only(table, /^(?:colgroup|thead|tbody|tfoot)$/);
  const columns = parts?.filter(({ tagName }) => tagName === 'colgroup').map(columnsOf);
  const sections = parts?.filter(({ tagName }) => tagName !== 'colgroup');
  const rows = sections?.map((section) => only(section, /^tr$/));
  if (!sections || !rows || rows.includes(null) || columns?.includes(null)) return null;
  const behind = [...(columns ?? []).flatMap((group) => group ?? []), ...(twin ? [TWIN] : [])];
  const lines: Line[] = [];
  const widths = new Set<number>();
  let count = 0;
  for (const [index, section] of sections.entries()) {
    for (const row of rows[index] ?? []) {
      const cells = only(row, /^t[dh]$/);
      if (!cells) return null;
      widths.add(cells.length);
      count += 1;
      const around: Wrapper[] = [wrapperOf(table), wrapperOf(section), wrapperOf(row)];
      const isPlain =
        section.tagName === 'tbody' && around.every(([, attributes]) => Object.keys(attributes).length === 0);
      const formats = {
        table: `${number}-${count}`,
        ...(isPlain && behind.length === 0 ? {} : { container: writeWrappers([...around, ...behind]) }),
      };
      for (const cell of cells) {
        const content = readCell(cell);
        if (!content) return null;
        lines.push(toLine(inlineToOps(content.words, source), formats, content.wrappers, 'td'));
      }
    }
  }
  return widths.size === 1 && lines.length > 0 && lines.length <= MOST_CELLS ? lines : null;
};

/** Whether a table has one column of cells. Some sites use such tables to frame text or for layout. */
export const isColumn = (part: HtmlElement): boolean =>
  part.childNodes.filter(isElement).every((child) => {
    const cells = child.childNodes.filter(isElement);
    if (child.tagName === 'tr') return cells.length === 1 && !cells.some(isMerged);
    return !/^t(?:head|body|foot)$/.test(child.tagName) || isColumn(child);
  });
