const ONLY_EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\p{Regional_Indicator}|\ufe0f|\u200d|[\u{e0020}-\u{e007f}])+$/u;
const SHOWS = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const SMALL_PX = 64;
/** A drawn emoji takes some kilobytes; a photograph as data takes more. */
const SMALL_DATA = 40_000;

/** The sides of a picture in pixels, as far as its attributes and its style name them. */
const sidesOf = (image: HTMLImageElement): number[] =>
  (['width', 'height'] as const).flatMap((side) => {
    const [, size, unit = 'px'] =
      /^([\d.]+)(px|r?em|ex)?$/.exec(image.style[side] || (image.getAttribute(side) ?? '')) ?? [];
    return size === undefined ? [] : [Number(size) * (unit === 'px' ? 1 : 16)];
  });

const isDrawn = (image: HTMLImageElement): boolean => {
  const src = image.getAttribute('src') ?? '';
  if (/^(?:data|blob|cid):/i.test(src.trim()) && src.length <= SMALL_DATA) return true;
  if (/emoji|smiley/i.test(`${src} ${image.className}`)) return true;
  const sides = sidesOf(image);
  return sides.length > 0 && sides.every((side) => side > 0 && side <= SMALL_PX);
};

/** Whether a text is emoji alone. */
export const isEmoji = (text: string): boolean => ONLY_EMOJI.test(text) && SHOWS.test(text);

/** The emoji whose code points name the file of a picture, or its folder: `…/emoji/1f469-200d-1f467.png`, `…/notoemoji/1f525/72.png`. */
const emojiInName = (src: string): string => {
  if (!/emoji/i.test(src)) return '';
  const name =
    /\/(?:emoji_u)?([\da-f]{2,6}(?:[-_][\da-f]{2,6})*)(?:@\dx)?(?:\/\d{2,3})?\.(?:png|svg|gif|webp)(?:[?#]|$)/i.exec(
      src,
    )?.[1];
  const points = name?.split(/[-_]/).map((point) => parseInt(point, 16)) ?? [];
  return points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : '';
};

const emojiOf = (image: HTMLImageElement): string | undefined => {
  const named = ['alt', 'data-emoji', 'title', 'aria-label'].map(
    (name) => image.getAttribute(name)?.trim() ?? '',
  );
  const written = named.find(isEmoji);
  // Of a picture with words, only the site can say that it draws an emoji.
  return written ?? [emojiInName(image.getAttribute('src') ?? '')].find(isEmoji);
};

/** Replaces the pictures that sites draw for emoji by the emoji themselves, in place. */
export const writeEmoji = (pasted: Element): void => {
  for (const image of pasted.querySelectorAll('img')) {
    const emoji = emojiOf(image);
    if (emoji !== undefined && (image.hasAttribute('data-emoji') || isDrawn(image))) image.replaceWith(emoji);
  }
};
