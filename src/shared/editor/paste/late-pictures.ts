/** Where pages that load a picture late write its address. */
const LATE = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-src', 'data-lazy'];
const LATE_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];

/** What stands there until it is loaded. */
const PLACEHOLDER =
  /^$|^(?:data:image\/(?:gif|svg\+xml|png)[;,]|about:)|\/(?:blank|spacer|placeholder|transparent|lazy|loading|1x1|pixel)[\w-]*\.(?:gif|png|svg)/i;
/** A picture as data that is itself: only the smallest are placeholders. */
const MOST_DATA = 2_000;

const widest = (set: string): string | undefined =>
  set
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
    .sort(([, one = ''], [, other = '']) => Number.parseFloat(other) - Number.parseFloat(one))[0]?.[0];

const lateAddress = (image: Element): string | undefined => {
  const sets = LATE_SETS.map((name) => widest(image.getAttribute(name) ?? ''));
  return [...LATE.map((name) => image.getAttribute(name)), ...sets].find(
    (address): address is string => typeof address === 'string' && /^(?:https?:)?\/\/|^\/\w/i.test(address),
  );
};

/** Gives pictures that their page had not loaded yet their own addresses, in place; returns whether there were any. */
export const openLatePictures = (pasted: Element): boolean => {
  let isChanged = false;
  for (const image of pasted.querySelectorAll('img')) {
    const src = (image.getAttribute('src') ?? '').trim();
    const address = PLACEHOLDER.test(src) && src.length < MOST_DATA ? lateAddress(image) : undefined;
    if (address === undefined) continue;
    image.setAttribute('src', address);
    isChanged = true;
  }
  return isChanged;
};

/** Writes the boxes of a list of tasks, which Google Docs copies as pictures, as signs in place; returns whether there were any. */
export const writeTaskBoxes = (pasted: Element): boolean => {
  const boxes = pasted.querySelectorAll('li[role="checkbox"] > img[aria-roledescription]');
  for (const box of boxes) {
    const item = box.closest('li');
    box.remove();
    (item?.querySelector(':scope > p') ?? item)?.prepend(
      item?.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ',
    );
  }
  return boxes.length > 0;
};
