import type { DefaultTreeAdapterTypes } from 'parse5';

import { judgeElement, TAGS } from './html-elements';
import { parseArticle } from './html-structure';
import { isPlainComment, isPlainTag } from './plain-html';
import type { Remove } from './removed-parts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Place = { startOffset: number; endOffset: number };
type Edit = Place & { text: string };

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const written = (name: string, value: string): string => `${name}="${escaped(value)}"`;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** The changes to a start tag: none, some attributes, or the whole tag if its source is ambiguous. */
const editsOfTag = (html: string, element: Element, kept: Record<string, string>): Edit[] => {
  const { startTag: place, attrs: places = {} } = element.sourceCodeLocation ?? {};
  if (!place) return [];
  const isKept = ({ name, value }: Element['attrs'][number]) => kept[name] === value;
  if (!isPlainTag(html.slice(place.startOffset, place.endOffset))) {
    const attributes = Object.entries(kept).map(([name, value]) => ` ${written(name, value)}`);
    return [{ ...place, text: `<${element.tagName}${attributes.join('')}>` }];
  }
  return element.attrs
    .filter((attribute) => !isKept(attribute))
    .flatMap(({ name }) => {
      const at = places[name];
      if (!at) return [];
      const value = kept[name];
      if (value !== undefined) return [{ ...at, text: written(name, value) }];
      // Includes the white space before it.
      const before = html.slice(place.startOffset, at.startOffset);
      return [{ ...at, startOffset: place.startOffset + before.trimEnd().length, text: '' }];
    });
};

const editsOfElement = (html: string, element: Element, remove: Remove): [Edit[], Node[]] => {
  const place = element.sourceCodeLocation;
  if (!place) return [[], element.childNodes];
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  const verdict = judgeElement(element.tagName, attributes, remove);
  if (verdict.stays === 'nothing') return [[{ ...place, text: '' }], []];
  if (verdict.stays === 'element') return [editsOfTag(html, element, verdict.attributes), element.childNodes];
  const tags = [place.startTag ?? (place.endTag ? undefined : place), place.endTag];
  return [tags.flatMap((tag) => (tag ? [{ ...tag, text: '' }] : [])), element.childNodes];
};

const LOOSE_BRACKET = /<(?!\/?[a-z])/gi;
const BRACKET = /</g;

/**
 * Escapes the brackets of a text. A tag between its words is left alone: either the parser ignored
 * it (the second `</a>` of a link in a link), or it has a node of its own and the words were moved in front of it.
 */
const editsOfText = (source: string, start: number, parent: Node['parentNode']): Edit[] => {
  const isWithoutTags = parent?.nodeName === 'iframe';
  return [...source.matchAll(isWithoutTags ? BRACKET : LOOSE_BRACKET)].map(({ index }) => ({
    startOffset: start + index,
    endOffset: start + index + 1,
    text: '&lt;',
  }));
};

const editsOf = (html: string, node: Node, remove: Remove): [Edit[], Node[]] => {
  if (isElement(node)) return editsOfElement(html, node, remove);
  const place = node.sourceCodeLocation;
  if (!place) return [[], []];
  const source = html.slice(place.startOffset, place.endOffset);
  if (node.nodeName === '#text') return [editsOfText(source, place.startOffset, node.parentNode), []];
  return [isPlainComment(source) ? [] : [{ ...place, text: '' }], []];
};

const apply = (html: string, edits: Edit[]): string => {
  let result = '';
  let position = 0;
  for (const { startOffset, endOffset, text } of edits.sort(
    (one, other) => one.startOffset - other.startOffset,
  )) {
    // The parser creates two nodes for some elements, and places some nodes inside parts that are already removed.
    if (startOffset < position) continue;
    result += html.slice(position, startOffset) + text;
    position = endOffset;
  }
  return result + html.slice(position);
};

const KEPT = new Set(TAGS);

/** An end tag that closes nothing has no node; one of a forbidden element would close an element around the article. */
const withoutForeignEnds = (html: string): string =>
  html.replace(/<\/([a-z][a-z0-9-]*)\s*>/gi, (tag, name: string) =>
    KEPT.has(name.toLowerCase()) ? tag : '',
  );

/**
 * Cuts forbidden parts out of an article's source and leaves every other byte unchanged. `sanitizeNewsHtml` checks the
 * result, so this only has to be correct for HTML that browsers read in exactly one way.
 */
export const cutHtml = (html: string, remove: Remove): string => {
  const edits: Edit[] = [];
  const waiting: Node[] = [...parseArticle(html)].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const [ofNode, children] = editsOf(html, node, remove);
    // Pushed one by one, because a million arguments do not fit on the stack.
    for (const edit of ofNode) edits.push(edit);
    for (let index = children.length - 1; index >= 0; index -= 1) waiting.push(children[index] as Node); // within its length
  }
  return withoutForeignEnds(apply(html, edits));
};
