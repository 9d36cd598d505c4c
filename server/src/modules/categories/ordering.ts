/** The rows between two places that shift for a move, and the direction of the shift. */
export type Shift = { from: number; to: number; by: 1 | -1 };

/** Whether `place` is one of the places 1 to `total`. */
export const isPlace = (place: number, total: number): boolean => place >= 1 && place <= total;

/**
 * The rows that shift when the row at `current` moves to `target`: those between the two, by one place towards
 * `current`. A move to a neighbour's place is a swap. Null if nothing moves. The order stays a permutation (SRV-03).
 */
export const shiftFor = (current: number, target: number): Shift | null => {
  if (current === target) return null;
  return target > current
    ? { from: current + 1, to: target, by: -1 }
    : { from: target, to: current - 1, by: 1 };
};
