import { isText, rangeOf, type HtmlNode } from './html-tree';

/**
 * Splits text without its own element at empty lines, because some sites store paragraphs like that. If a
 * line end is written as a character reference, the text is not split.
 */
export const partsOf = (node: HtmlNode, source: string): HtmlNode[] => {
  const range = isText(node) ? rangeOf(node) : null;
  if (!range || !isText(node) || !node.sourceCodeLocation) return [node];
  const place = node.sourceCodeLocation;
  const texts = node.value.split(/\n[ \t]*(?=\n)/);
  const sources = source.slice(range.start, range.end).split(/(\r?\n[ \t]*(?=\r?\n))/);
  if (texts.length * 2 - 1 !== sources.length) return [node];
  let start = range.start;
  return texts.map((value, index) => {
    const startOffset = start;
    const endOffset = start + (sources[index * 2]?.length ?? 0);
    start = endOffset + (sources[index * 2 + 1]?.length ?? 0);
    return { ...node, value, sourceCodeLocation: { ...place, startOffset, endOffset } };
  });
};
