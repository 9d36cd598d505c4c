import { goneBy, isTiny, type HiddenReason } from './hidden-place';
import { isSameColor, isTransparent } from './similar-colors';

export { isNotDisplayed, type HiddenReason } from './hidden-place';

export type HiddenText = { text: string; reason: HiddenReason };

type Surroundings = {
  /** Set if an ancestor hides all of its content. */
  gone?: HiddenReason;
  isInvisible: boolean;
  isTiny: boolean;
  /** Whether the background is drawn in the letters, which are transparent for that. */
  isBackgroundInLetters: boolean;
  /** Empty if unknown, like `background`. */
  color: string;
  background: string;
};

/** Where the html comes from: its styles, and the colours of its page, each empty if unknown. */
type HiddenTextSource = {
  styleOf: (element: HTMLElement) => CSSStyleDeclaration;
  color: string;
  background: string;
};

/** The defaults of a page: black text on white. */
const SITE: HiddenTextSource = {
  styleOf: ({ style }) => style,
  color: 'rgb(0, 0, 0)',
  background: 'rgb(255, 255, 255)',
};

const OF_PARENT = /^(?:inherit|unset|revert|currentcolor)$/i;

const colorIn = (element: HTMLElement, style: CSSStyleDeclaration): string => {
  const color = style.getPropertyValue('-webkit-text-fill-color') || style.color;
  if (color !== '') return OF_PARENT.test(color) ? '' : color;
  const attribute = element.tagName === 'FONT' ? 'color' : element.tagName === 'BODY' ? 'text' : null;
  return (attribute && element.getAttribute(attribute)) || '';
};

const backgroundIn = (element: HTMLElement, style: CSSStyleDeclaration, around: string): string => {
  if (!/^(?:|none|initial|unset|inherit)$/i.test(style.backgroundImage)) return '';
  const color = style.backgroundColor || element.getAttribute('bgcolor') || '';
  return /^(?:|initial|unset|inherit)$/i.test(color) || isTransparent(color) ? around : color;
};

const within = (element: HTMLElement, around: Surroundings, source: HiddenTextSource): Surroundings => {
  const style = source.styleOf(element);
  const gone = around.gone ?? goneBy(element, style);
  return {
    ...(gone && { gone }),
    isInvisible: style.visibility === '' ? around.isInvisible : style.visibility !== 'visible',
    isTiny: style.fontSize === '' ? around.isTiny : isTiny(style.fontSize),
    isBackgroundInLetters:
      around.isBackgroundInLetters ||
      [style.backgroundClip, style.getPropertyValue('-webkit-background-clip')].includes('text'),
    color: colorIn(element, style) || around.color,
    background: backgroundIn(element, style, around.background),
  };
};

const reasonFor = ({
  gone,
  isInvisible,
  isTiny: tiny,
  isBackgroundInLetters,
  color,
  background,
}: Surroundings): HiddenReason | undefined => {
  if (gone) return gone;
  if (isInvisible) return 'not-shown';
  if (tiny) return 'no-size';
  if (isBackgroundInLetters) return undefined;
  if (isTransparent(color)) return 'transparent';
  return color !== '' && isSameColor(color, background) ? 'same-color' : undefined;
};

type HiddenNode = HiddenText & { node: ChildNode };

const collect = (parent: Node, around: Surroundings, source: HiddenTextSource, into: HiddenNode[]): void => {
  for (const node of parent.childNodes) {
    if (node instanceof HTMLElement) collect(node, within(node, around, source), source, into);
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const text = node.nodeValue?.replace(/\s+/g, ' ').trim() ?? '';
    const reason = text === '' ? undefined : reasonFor(around);
    if (reason) into.push({ node, text, reason });
  }
};

/** The text nodes of `findHiddenText`, in order. A page often hides its body until it is loaded: that hides nothing. */
export const hiddenTextNodes = (article: HTMLElement, source = SITE): HiddenNode[] => {
  const found: HiddenNode[] = [];
  const style = source.styleOf(article);
  const page: Surroundings = {
    isInvisible: false,
    isTiny: false,
    isBackgroundInLetters: false,
    color: colorIn(article, style) || source.color,
    background: backgroundIn(article, style, source.background),
  };
  collect(article, page, source, found);
  return found;
};

/**
 * Finds text that the article's own styles hide from readers: not displayed, without size, transparent,
 * outside the page, or in the colour of its background. The classes of the public page are unknown here.
 * @param article the result of `parseHtml`
 */
export const findHiddenText = (article: HTMLElement): HiddenText[] =>
  hiddenTextNodes(article).map(({ text, reason }) => ({ text, reason }));
