const SPACE = /\s/u;

/** Each character with the times it occurs; runs of plain white space count once, as they are shown, and none at the ends. */
const characters = (text, isSpace) => {
  const counts = new Map();
  for (const character of text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, ''))
    if (SPACE.test(character) === isSpace) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
};

const items = (list) => {
  const counts = new Map();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

const missing = (before, after) => {
  let count = 0;
  for (const [key, times] of before) count += Math.max(0, times - (after.get(key) ?? 0));
  return count;
};

/** An address as a reader arrives at it: without the redirect path, and in the form that a browser gives it. */
export const arrivesAt = (address, redirectPath) => {
  const base = 'https://nowhere.invalid';
  // The server sets a prefix before the names of an article and in the links to them.
  if (address.startsWith('#')) return address.replace(/^#n-/, '#');
  if (!URL.canParse(address, base)) return address.trim();
  const url = new URL(address, base);
  const isRedirect = redirectPath !== '' && url.href.startsWith(`${redirectPath}?link=`);
  return isRedirect ? (url.searchParams.get('link') ?? url.href) : url.href;
};

/**
 * What `after` lacks that `before` had, in numbers: letters, spaces, links, pictures. Both as `fidelity.read` gives them.
 * A link or picture whose address only became https is kept.
 */
export const lossesBetween = (before, after, redirectPath = '') => {
  const links = (list) => items(list.map((href) => arrivesAt(href, redirectPath)));
  const pictures = (list) => items(list.map((src) => src.trim().replace(/^(?:http:)?\/\//, 'https://')));
  return {
    letters: missing(characters(before.text, false), characters(after.text, false)),
    spaces: missing(characters(before.text, true), characters(after.text, true)),
    links: missing(links(before.links), links(after.links)),
    pictures: missing(pictures(before.pictures), pictures(after.pictures)),
  };
};

export const NO_LOSS = { letters: 0, spaces: 0, links: 0, pictures: 0 };
export const isLoss = (losses) => Object.values(losses).some((count) => count > 0);
export const addLosses = (one, other) =>
  Object.fromEntries(Object.keys(NO_LOSS).map((key) => [key, one[key] + other[key]]));
