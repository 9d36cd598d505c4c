const ONLY_EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\p{Regional_Indicator}|\ufe0f|\u200d)+$/u;
const SHOWS = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const SMALL_PX = 64;

const isSmall = (image: Element): boolean =>
  ['width', 'height'].every((side) => {
    const size = Number.parseFloat(image.getAttribute(side) ?? '');
    return size > 0 && size <= SMALL_PX;
  });

/** Replaces the pictures that sites draw for emoji by the emoji themselves, in place. */
export const writeEmoji = (pasted: Element): void => {
  for (const image of pasted.querySelectorAll('img[alt]')) {
    const emoji = image.getAttribute('alt')?.trim() ?? '';
    const named = `${image.getAttribute('src') ?? ''} ${image.className}`;
    const isEmoji = ONLY_EMOJI.test(emoji) && SHOWS.test(emoji);
    if (isEmoji && (/emoji|smiley/i.test(named) || isSmall(image))) image.replaceWith(emoji);
  }
};
