import { goneBy, isTiny, type HiddenReason } from './hidden-place';
import { isDark, isSameColor, isTransparent } from './similar-colors';

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

const WHITE = 'rgb(255, 255, 255)';
/** What is behind text on a picture. */
const PICTURE = 'picture';

/** The defaults of a page: black text on white. */
const SITE: HiddenTextSource = {
  styleOf: ({ style }) => style,
  color: 'rgb(0, 0, 0)',
  background: WHITE,
};

const OF_PARENT = /^(?:inherit|unset|revert|currentcolor)$/i;

const colorIn = (element: HTMLElement, style: CSSStyleDeclaration): string => {
  const attribute = element.tagName === 'FONT' ? 'color' : element.tagName === 'BODY' ? 'text' : null;
  const colors = [style.getPropertyValue('-webkit-text-fill-color'), style.color];
  const written = [...colors, attribute && element.getAttribute(attribute)];
  return written.find((color) => color && !OF_PARENT.test(color)) ?? '';
};

const backgroundIn = (element: HTMLElement, style: CSSStyleDeclaration, around: string): string => {
  if (!/^(?:|none|initial|unset|inherit)$/i.test(style.backgroundImage)) return PICTURE;
  const color = style.backgroundColor || element.getAttribute('bgcolor') || '';
  return /^(?:|initial|unset|inherit)$/i.test(color) || isTransparent(color) ? around : color;
};

const visibilityIn = ({ visibility }: CSSStyleDeclaration, isInvisible: boolean): boolean =>
  /^(?:hidden|collapse)$/.test(visibility) || (isInvisible && !/^(?:visible|initial)$/.test(visibility));

/** A size that is relative to the parent's is tiny with it. */
const sizeIn = ({ fontSize }: CSSStyleDeclaration, isTinyAround: boolean): boolean =>
  isTiny(fontSize) || (isTinyAround && /^(?:|[\d.]+(?:em|%)|inherit|unset|smaller|larger)$/.test(fontSize));

const within = (element: HTMLElement, around: Surroundings, source: HiddenTextSource): Surroundings => {
  const style = source.styleOf(element);
  const gone = around.gone ?? goneBy(element, style);
  return {
    ...(gone && { gone }),
    isInvisible: visibilityIn(style, around.isInvisible),
    isTiny: sizeIn(style, around.isTiny),
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

type TextPart = { node: ChildNode; text: string; around: Surroundings };

const collect = (parent: Node, around: Surroundings, source: HiddenTextSource, into: TextPart[]): void => {
  for (const node of parent.childNodes) {
    if (node instanceof HTMLElement) collect(node, within(node, around, source), source, into);
    const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue?.replace(/\s+/g, ' ').trim() ?? '') : '';
    if (text !== '') into.push({ node, text, around });
  }
};

/** A page whose background is unknown is light if some of its words are dark. */
const isOnLightPage = ({ around }: TextPart): boolean =>
  around.background === '' && reasonFor(around) === undefined && isDark(around.color);

type HiddenNode = HiddenText & { node: ChildNode };

/** The text nodes of `findHiddenText`, in order. A page often hides its body until it is loaded: that hides nothing. */
export const hiddenTextNodes = (article: HTMLElement, source = SITE): HiddenNode[] => {
  const parts: TextPart[] = [];
  const style = source.styleOf(article);
  const page: Surroundings = {
    isInvisible: false,
    isTiny: false,
    isBackgroundInLetters: false,
    color: colorIn(article, style) || source.color,
    background: backgroundIn(article, style, source.background),
  };
  collect(article, page, source, parts);
  const unknown = parts.some(isOnLightPage) ? WHITE : '';
  return parts.flatMap(({ node, text, around }) => {
    const reason = reasonFor({ ...around, background: around.background || unknown });
    return reason ? [{ node, text, reason }] : [];
  });
};

/**
 * Finds text that the article's own styles hide from readers: not displayed, without size, transparent,
 * outside the page, or in the colour of its background. The classes of the public page are unknown here.
 * @param article the result of `parseHtml`
 */
export const findHiddenText = (article: HTMLElement): HiddenText[] =>
  hiddenTextNodes(article).map(({ text, reason }) => ({ text, reason }));
