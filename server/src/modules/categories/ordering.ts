/** Rows between two places that make room for the one that moves, and the way they go. */
export type Shift = { from: number; to: number; by: 1 | -1 };

/** Whether `place` is one of the places 1 to `total`. */
export const isPlace = (place: number, total: number): boolean => place >= 1 && place <= total;

/**
 * Which rows give way when the row at `current` moves to `target`: those between the two, one place towards where
 * it came from. A neighbour is the plain swap. Null where nothing moves. The order stays a permutation (SRV-03).
 */
export const shiftFor = (current: number, target: number): Shift | null => {
  if (current === target) return null;
  return target > current
    ? { from: current + 1, to: target, by: -1 }
    : { from: target, to: current - 1, by: 1 };
};
