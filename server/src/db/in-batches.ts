/**
 * Repeats `remove`, which removes up to `size` rows in a transaction of its own, until none are left or the time is over.
 * Returns how many were removed.
 */
export const inBatches = async (
  size: number,
  remove: () => Promise<number>,
  isOver: () => boolean,
): Promise<number> => {
  let total = 0;
  let removed = size;
  while (removed === size && !isOver()) {
    removed = await remove();
    total += removed;
  }
  return total;
};

/** For a caller without a time limit. */
export const never = (): boolean => false;
