/** A deterministic source of numbers from 0 to below 1 (mulberry32): the same seed gives the same sequence. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** One of the items; there must be at least one. */
export const pick = <T extends readonly [unknown, ...unknown[]]>(random: () => number, items: T): T[number] =>
  items[Math.floor(random() * items.length)] ?? items[0];
