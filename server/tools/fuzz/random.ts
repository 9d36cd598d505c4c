/** Random numbers from a seed, so that a run can be repeated (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (limit: number): number => Math.floor(next() * limit);
  return {
    upTo,
    /** True with this probability: `chance(0.1)` once in ten. */
    chance: (share: number): boolean => next() < share,
    pick: <T>(items: readonly [T, ...T[]]): T => items[upTo(items.length)] ?? items[0],
  };
};

export type Random = ReturnType<typeof createRandom>;
