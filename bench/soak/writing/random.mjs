/** Random choices that are the same for the same seed (mulberry32). */
export const createRandom = (seed) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least, most) => least + Math.floor(next() * (most - least + 1));
  const pick = (items) => items[between(0, items.length - 1)];
  const chance = (share) => next() < share;
  return { between, pick, chance };
};

const CONSONANTS = [...'กขคงจฉชซญดตถทธนบปผพฟภมยรลวศสหอฮ'];
const ABOVE = [...'ิีึืั็'];
const BELOW = [...'ุู'];
const TONES = [...'่้๊๋'];
const BEFORE = [...'เแโใไ'];
const AFTER = [...'ะาำ'];
// Text other than Thai that a key, an input method or a paste may insert at once.
const OTHERS = [...'abzQ7๙—“”', 'é', '👩🏽‍🚒', '🇹🇭', '<b>', '&amp;', '漢', 'ﷺ'];

/** One Thai cluster as it is typed: consonant, vowel, tone, in the order of Unicode. */
const thaiCluster = ({ pick, chance }) => {
  const before = chance(0.2) ? pick(BEFORE) : '';
  const vowel = before ? '' : chance(0.25) ? pick(ABOVE) : chance(0.15) ? pick(BELOW) : '';
  const tone = chance(0.3) ? pick(TONES) : '';
  const after = !before && !vowel && chance(0.2) ? pick(AFTER) : '';
  return before + pick(CONSONANTS) + vowel + tone + after;
};

/** This many clusters, most of them Thai, with some spaces, but none at either end. */
export const randomClusters = (random, count) =>
  Array.from({ length: count }, (_, index) => {
    const isInside = index > 0 && index < count - 1;
    if (isInside && random.chance(0.1)) return ` ${thaiCluster(random)}`;
    return random.chance(0.06) ? random.pick(OTHERS) : thaiCluster(random);
  });

/** A tag of Thai letters only, which stays as it is typed. */
export const randomTag = (random) => Array.from({ length: random.between(3, 6) }, () => thaiCluster(random));
