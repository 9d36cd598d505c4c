const SPACE = /\s/u;

/** The number of occurrences of each character; runs of white space count once, as displayed, and not at the ends. */
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

/** An address as a reader reaches it: without the redirect path, and normalised by a browser. */
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
 * The number of letters, spaces, links and pictures of `before` that `after` lacks. Both come from `fidelity.read`.
 * A link or picture whose address only became https counts as kept.
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
