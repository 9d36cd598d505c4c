import { holdsBlock, isBlockTag, isElement, type HtmlElement, type HtmlNode } from './html-tree';
import { inlineToOps } from './inline-to-ops';
import { writeWrappers, type Formats, type Line, type Wrapper } from './lines';
import { isLeaf, isNothing, toLine, wrapperOf, TWIN, type Place } from './to-line';

const DEEPEST = 8;

const isList = (node: HtmlNode): node is HtmlElement =>
  isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');

type Item = { words: HtmlNode[]; wrappers: Wrapper[]; lists: HtmlElement[] };

/** An item that consists of text followed by nested lists; null for other items. */
const readItem = (item: HtmlElement): Item | null => {
  const firstList = item.childNodes.findIndex(isList);
  const words = firstList < 0 ? item.childNodes : item.childNodes.slice(0, firstList);
  const rest = firstList < 0 ? [] : item.childNodes.slice(firstList).filter((node) => !isNothing(node));
  const lists = rest.filter(isList);
  if (lists.length < rest.length) return null;
  const wrapper = wrapperOf(item);
  const blocks = words.filter((node) => isElement(node) && (isBlockTag(node.tagName) || holdsBlock(node)));
  const [block] = blocks;
  if (!block) return { words, wrappers: [wrapper], lists };
  const isAlone = words.every((node) => node === block || isNothing(node));
  if (!isAlone || !isLeaf(block) || !/^(?:p|div)$/.test(block.tagName)) return null;
  return { words: block.childNodes, wrappers: [wrapper, wrapperOf(block)], lists };
};

const collect = (list: HtmlElement, source: string, depth: number, twin: boolean, into: Line[]): boolean => {
  if (depth > DEEPEST) return false;
  const wrapper = wrapperOf(list);
  // Adjacent lists and lists with attributes must record to which list a line belongs.
  const isPlain = !twin && Object.keys(wrapper[1]).length === 0;
  const formats: Formats = { list: list.tagName === 'ol' ? 'ordered' : 'bullet' };
  if (depth > 0) formats['indent'] = depth;
  if (!isPlain) formats['container'] = writeWrappers(twin ? [wrapper, TWIN] : [wrapper]);
  return list.childNodes.every((child) => {
    if (isNothing(child)) return true;
    if (!isElement(child) || child.tagName !== 'li') return false;
    const item = readItem(child);
    if (!item) return false;
    into.push(toLine(inlineToOps(item.words, source), formats, item.wrappers, 'li'));
    return item.lists.every((inner, index) => collect(inner, source, depth + 1, index % 2 === 1, into));
  });
};

/**
 * A list with its nested lists as lines, each with its depth; null if an item contains anything but text
 * followed by lists.
 */
export const listToLines = (list: HtmlElement, source: string, { twin }: Place): Line[] | null => {
  const lines: Line[] = [];
  return collect(list, source, 0, twin, lines) && lines.length > 0 ? lines : null;
};
