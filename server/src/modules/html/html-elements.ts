import { nameOfAddress, safeFrame, safeSource } from './html-addresses';
import { safeAttributes } from './html-attributes';
import type { Remove } from './removed-parts';

const words = (list: string) => list.split(' ');

/** The elements that an article may contain. */
export const TAGS: readonly string[] = [
  ...words('p div span br hr h1 h2 h3 h4 h5 h6 blockquote q cite pre code'),
  ...words('b strong i em u s strike del ins sub sup small mark kbd samp var big tt font center nobr data'),
  ...words('a img figure figcaption picture iframe video audio source abbr address time'),
  ...words('ul ol li dl dt dd details summary section article aside header footer main nav hgroup'),
  ...words('table caption colgroup col thead tbody tfoot tr th td'),
  ...words('ruby rt rp rb rtc wbr bdi bdo dfn acronym'),
];

/** Elements that are removed with their contents: invisible ones, and those whose contents make no sense alone. */
export const GONE_WHOLE: readonly string[] = words(
  'script style template noscript textarea option select title svg object xmp noembed noframes plaintext',
);

const KEPT = new Set(TAGS);
const WHOLE = new Set(GONE_WHOLE);

/** The decision about an element: it stays with these attributes, only its contents stay, or it is removed. */
export type Verdict =
  { stays: 'element'; attributes: Record<string, string> } | { stays: 'content' } | { stays: 'nothing' };

/** Decides about an element by its name and attributes; `remove` is called for everything that is removed. */
export const judgeElement = (
  tagName: string,
  attributes: Record<string, string>,
  remove: Remove,
): Verdict => {
  if (!KEPT.has(tagName)) {
    remove('element', tagName);
    return { stays: WHOLE.has(tagName) ? 'nothing' : 'content' };
  }
  const { src } = attributes;
  if (tagName === 'iframe' && safeFrame(src) === undefined) {
    remove('frame', nameOfAddress(src ?? ''));
    return { stays: 'nothing' };
  }
  if (tagName === 'img' && src !== undefined && safeSource(src) === undefined) {
    remove('picture', nameOfAddress(src));
    return { stays: 'nothing' };
  }
  return { stays: 'element', attributes: safeAttributes(tagName, attributes, remove) };
};
