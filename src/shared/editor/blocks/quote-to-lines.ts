import { holdsBlock, isBlockTag, isElement, type HtmlElement, type HtmlNode } from './html-tree';
import { inlineToOps } from './inline-to-ops';
import { writeWrappers, type Formats, type Line } from './lines';
import { isLeaf, isNothing, toLine, wrapperOf, TWIN, type Place } from './to-line';

const OTHER_BLOCK = /^(?:h[1-6]|blockquote|table|figure|dl|dt|dd|hr|details|ul|ol|li|menu|dir|pre)$/;

/** A quotation of paragraphs or plain text as lines; null if it contains anything else. */
export const quoteToLines = (quote: HtmlElement, source: string, { twin }: Place): Line[] | null => {
  const lines: Line[] = [];
  const wrapper = wrapperOf(quote);
  const formats: Formats = { blockquote: true };
  if (twin || quote.attrs.length > 0)
    formats['container'] = writeWrappers(twin ? [wrapper, TWIN] : [wrapper]);
  let run: HtmlNode[] = [];
  const endRun = () => {
    if (!run.every(isNothing)) lines.push(toLine(inlineToOps(run, source), formats, [], 'p'));
    run = [];
  };
  for (const child of quote.childNodes) {
    if (!isElement(child) || !(isBlockTag(child.tagName) || holdsBlock(child))) run.push(child);
    else if (!isLeaf(child) || OTHER_BLOCK.test(child.tagName)) return null;
    else {
      endRun();
      lines.push(toLine(inlineToOps(child.childNodes, source), formats, [wrapperOf(child)], 'p'));
    }
  }
  endRun();
  return lines.length > 0 ? lines : null;
};
