/** Why a reader cannot see a text. */
export type HiddenReason = 'not-shown' | 'no-size' | 'transparent' | 'off-screen' | 'same-color';

const FAR_AWAY_PX = 500;
/** Below these sizes text is unreadable. */
const TINY: Record<string, number> = { px: 3, pt: 2, em: 0.2, rem: 0.2, '%': 20, '': 0.001 };
const lengthOf = (value: string): { size: number; unit: string } | undefined => {
  const [, size, unit = ''] = /^(-?[\d.]+)(px|pt|em|rem|vw|vh|%)?$/.exec(value.trim()) ?? [];
  return size === undefined ? undefined : { size: Number(size), unit };
};

/** Whether text of this size is unreadable. */
export const isTiny = (fontSize: string): boolean => {
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

/** Further than a page scrolls sideways. */
const isFarRight = (value: string): boolean => {
  const { size = 0, unit } = lengthOf(value) ?? {};
  return size >= (unit === 'px' ? 5_000 : 500);
};

/** How far a carousel or a virtual list does not move what it shows. */
const MOVED: Record<string, number> = {
  px: 5_000,
  pt: 5_000,
  em: 300,
  rem: 300,
  vw: 200,
  vh: 200,
  '%': 1_000,
};

const isMovedAway = (right = '', down = ''): boolean => {
  const [x, y] = [lengthOf(right), lengthOf(down)];
  const mostOf = (unit: string) => MOVED[unit] ?? Infinity;
  return (
    (x !== undefined && Math.abs(x.size) >= mostOf(x.unit)) || (y !== undefined && y.size <= -mostOf(y.unit))
  );
};

/** The arguments of a function of CSS; undefined if the value has none of that name. */
const argumentsOf = (value: string, name: string): string[] | undefined =>
  value === ''
    ? undefined
    : new RegExp(`(?:^|\\s)${name}\\(([^)]*)\\)`, 'i')
        .exec(value)?.[1]
        ?.split(/[\s,]+/)
        .filter(Boolean);

const isAlmostNone = (scale: string | undefined): boolean => Math.abs(Number.parseFloat(scale ?? '1')) < 0.05;

/** Whether the value of `clip-path` leaves no area. */
const cutsAll = (clipPath: string): boolean => {
  const radius = argumentsOf(clipPath, '(?:circle|ellipse)')?.[0];
  if (radius !== undefined) return isNone(radius);
  const inset = argumentsOf(clipPath, 'inset');
  if (inset) {
    const [top = 0, right = top, bottom = top, left = right] = inset
      .filter((side) => /^-?[\d.]+(?:%|px)?$/.test(side))
      .map((side) => (side.endsWith('%') ? Number.parseFloat(side) : 0));
    return top + bottom >= 100 || right + left >= 100;
  }
  const points =
    argumentsOf(clipPath, 'polygon')?.filter((side) => !/^(?:evenodd|nonzero)$/.test(side)) ?? [];
  return [0, 1].some((axis) => new Set(points.filter((_side, index) => index % 2 === axis)).size === 1);
};

/** Whether the value of `clip` leaves no area that can be read. */
const clipsAll = (clip: string): boolean => {
  const [top, right, bottom, left] = (argumentsOf(clip, 'rect') ?? []).map(Number.parseFloat);
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return false;
  return right - left <= 2 || bottom - top <= 2;
};

/** What a browser does not display by itself. */
const NOT_DISPLAYED = '[hidden], dialog:not([open]), [popover], datalist, noframes';

/** Whether an element with this style is not displayed, with all its content. */
export const isNotDisplayed = (element: Element, { display }: CSSStyleDeclaration): boolean =>
  display === '' ? element.matches(NOT_DISPLAYED) : display === 'none';

const opacityOf = (value: string): number =>
  Number.parseFloat(value || '1') / (value.trim().endsWith('%') ? 100 : 1);

/** Why an element with this style hides all of its content; undefined if it does not. */
export const goneBy = (element: HTMLElement, style: CSSStyleDeclaration): HiddenReason | undefined => {
  if (isNotDisplayed(element, style)) return 'not-shown';
  if (style.length === 0) return undefined;
  const of = (name: string) => style.getPropertyValue(name);
  if (of('content-visibility') === 'hidden') return 'not-shown';
  if (opacityOf(style.opacity) < 0.1 || opacityOf(argumentsOf(of('filter'), 'opacity')?.[0] ?? '') < 0.1)
    return 'transparent';
  const isCut = /hidden|clip|scroll|auto/.test(`${style.overflow} ${style.overflowX} ${style.overflowY}`);
  const sizes = [style.width, style.height, style.maxWidth, style.maxHeight];
  if (isCut && sizes.some(isNone)) return 'no-size';
  // The usual ways to write for screen readers only.
  if (isCut && [style.width, style.height].every(isDot)) return 'no-size';
  if (clipsAll(style.clip) || cutsAll(style.clipPath)) return 'no-size';
  const { transform } = style;
  const scales = [argumentsOf(transform, 'scale(?:3d|x|y)?'), of('scale').split(/\s+/).filter(Boolean)];
  if (scales.some((scale) => scale?.slice(0, 2).some(isAlmostNone))) return 'no-size';
  const [a = 1, b = 0, c = 0, d = 1, right = 0, down = 0] = (argumentsOf(transform, 'matrix') ?? []).map(
    Number,
  );
  if (Math.abs(a * d - b * c) < 0.001) return 'no-size';
  const isMoved =
    isMovedAway(...(argumentsOf(transform, 'translate(?:3d|x)?') ?? [])) ||
    isMovedAway('', argumentsOf(transform, 'translatey')?.[0]) ||
    isMovedAway(...of('translate').split(/\s+/)) ||
    isMovedAway(`${right}px`, `${down}px`);
  const isIndentedOut = isCut && style.whiteSpace === 'nowrap' && /^\d{3,}%$/.test(style.textIndent);
  const places = [style.textIndent, style.marginLeft, style.marginTop];
  const sides = [style.left, style.top, style.right, style.bottom];
  const isAway = [...places, ...sides].some(isFarAway) || [style.left, style.marginLeft].some(isFarRight);
  return isMoved || isIndentedOut || isAway ? 'off-screen' : undefined;
};
