/** Why a reader cannot see a text. */
export type HiddenReason = 'not-shown' | 'no-size' | 'transparent' | 'off-screen' | 'same-color';

export type HiddenText = { text: string; reason: HiddenReason };

type Surroundings = {
  /** Set if an ancestor hides all of its content. */
  gone?: HiddenReason;
  isInvisible: boolean;
  isTiny: boolean;
  color: string;
  background: string;
};

/** The defaults of a page: black text on white. */
const PAGE: Surroundings = {
  isInvisible: false,
  isTiny: false,
  color: 'rgb(0, 0, 0)',
  background: 'rgb(255, 255, 255)',
};

const FAR_AWAY_PX = 500;
/** Below these sizes text is unreadable. */
const TINY: Record<string, number> = { px: 3, pt: 2, em: 0.2, rem: 0.2, '%': 20, '': 0.001 };
const NAMED: Record<string, string> = {
  white: '255, 255, 255',
  black: '0, 0, 0',
  red: '255, 0, 0',
  lime: '0, 255, 0',
  blue: '0, 0, 255',
  yellow: '255, 255, 0',
  gray: '128, 128, 128',
  grey: '128, 128, 128',
  silver: '192, 192, 192',
  snow: '255, 250, 250',
  ivory: '255, 255, 240',
  whitesmoke: '245, 245, 245',
  ghostwhite: '248, 248, 255',
};
/**
 * If the difference in each of red, green and blue is below this, text cannot be distinguished from its
 * background.
 */
const SAME_COLOR = 24;

const channelsOf = (color: string): number[] => {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    return pairs.map((pair) => parseInt(pair, 16));
  }
  return ((NAMED[color.toLowerCase()] ?? color).match(/[\d.]+/g) ?? []).map(Number);
};

const isTransparent = (color: string): boolean =>
  color === 'transparent' || (/^(?:rgb|hsl)a?\(/.test(color) && (channelsOf(color)[3] ?? 1) < 0.1);

const isSameColor = (one: string, other: string): boolean => {
  if (one.toLowerCase() === other.toLowerCase()) return true;
  const [ones, others] = [channelsOf(one), channelsOf(other)];
  return (
    ones.length >= 3 &&
    others.length >= 3 &&
    [0, 1, 2].every((index) => Math.abs((ones[index] ?? 0) - (others[index] ?? 0)) < SAME_COLOR)
  );
};

const lengthOf = (value: string): { size: number; unit: string } | undefined => {
  const [, size, unit = ''] = /^(-?[\d.]+)(px|pt|em|rem|vw|vh|%)?$/.exec(value.trim()) ?? [];
  return size === undefined ? undefined : { size: Number(size), unit };
};

const isTiny = (fontSize: string): boolean => {
  const length = lengthOf(fontSize);
  return length !== undefined && length.size < (TINY[length.unit] ?? 0.2);
};

const isNone = (value: string): boolean => lengthOf(value)?.size === 0;

const isDot = (value: string): boolean => {
  const { size = Infinity, unit } = lengthOf(value) ?? {};
  return unit === 'px' && size <= 1;
};

const isFarAway = (value: string): boolean => {
  const length = lengthOf(value);
  return length !== undefined && length.size <= (length.unit === 'px' ? -FAR_AWAY_PX : -30);
};

const goneBy = (element: HTMLElement): HiddenReason | undefined => {
  const { style } = element;
  if (element.hasAttribute('hidden') || style.display === 'none') return 'not-shown';
  if (style.opacity !== '' && Number(style.opacity) < 0.1) return 'transparent';
  const isCut = /hidden|clip|scroll|auto/.test(`${style.overflow} ${style.overflowX} ${style.overflowY}`);
  const sizes = [style.width, style.height, style.maxWidth, style.maxHeight];
  if (isCut && sizes.some(isNone)) return 'no-size';
  // The usual ways to write for screen readers only.
  if (isCut && [style.width, style.height].every(isDot)) return 'no-size';
  if (/^rect\(\s*[01](?:px)?[\s,]/i.test(style.clip)) return 'no-size';
  if (/scale(?:3d|x|y)?\(0/i.test(style.transform) || /inset\((?:5\d|[6-9]\d|100)%/.test(style.clipPath))
    return 'no-size';
  const places = [style.textIndent, style.marginLeft, style.marginTop, style.left, style.top];
  return places.some(isFarAway) ? 'off-screen' : undefined;
};

const within = (element: HTMLElement, around: Surroundings): Surroundings => {
  const { style } = element;
  const color = style.color || (element.tagName === 'FONT' && element.getAttribute('color')) || around.color;
  const background = style.backgroundColor || element.getAttribute('bgcolor') || '';
  const gone = around.gone ?? goneBy(element);
  return {
    ...(gone && { gone }),
    isInvisible: style.visibility === '' ? around.isInvisible : style.visibility !== 'visible',
    isTiny: style.fontSize === '' ? around.isTiny : isTiny(style.fontSize),
    color,
    background: background === '' || isTransparent(background) ? around.background : background,
  };
};

const reasonFor = ({
  gone,
  isInvisible,
  isTiny: tiny,
  color,
  background,
}: Surroundings): HiddenReason | undefined => {
  if (gone) return gone;
  if (isInvisible) return 'not-shown';
  if (tiny) return 'no-size';
  if (isTransparent(color)) return 'transparent';
  return isSameColor(color, background) ? 'same-color' : undefined;
};

type HiddenNode = HiddenText & { node: ChildNode };

const collect = (parent: Node, around: Surroundings, into: HiddenNode[]): void => {
  for (const node of parent.childNodes) {
    if (node instanceof HTMLElement) collect(node, within(node, around), into);
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const text = node.nodeValue?.replace(/\s+/g, ' ').trim() ?? '';
    const reason = text === '' ? undefined : reasonFor(around);
    if (reason) into.push({ node, text, reason });
  }
};

/** The text nodes of `findHiddenText`, in order. */
export const hiddenTextNodes = (article: HTMLElement): HiddenNode[] => {
  const found: HiddenNode[] = [];
  collect(article, PAGE, found);
  return found;
};

/**
 * Finds text that the article's own styles hide from readers: not displayed, without size, transparent,
 * outside the page, or in the colour of its background. The classes of the public page are unknown here.
 * @param article the result of `parseHtml`
 */
export const findHiddenText = (article: HTMLElement): HiddenText[] =>
  hiddenTextNodes(article).map(({ text, reason }) => ({ text, reason }));
