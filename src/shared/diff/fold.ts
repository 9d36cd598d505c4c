/** An item that is shown, or a collapsed stretch of unchanged items. */
export type Stretch<T> = { shown: T } | { folded: T[] };

/** A shorter stretch is not collapsed. */
const LONG = 5;

/**
 * Collapses the middle of every long unchanged stretch. The first and last item stay visible as context of
 * the adjacent change.
 */
export const fold = <T>(items: readonly T[], isSame: (item: T) => boolean): Stretch<T>[] => {
  const stretches: Stretch<T>[] = [];
  let run: T[] = [];
  const flush = (isLast: boolean) => {
    const first = stretches.length > 0 ? 1 : 0;
    const last = isLast ? 0 : 1;
    const middle = run.slice(first, run.length - last);
    if (middle.length < LONG) stretches.push(...run.map((shown) => ({ shown })));
    else {
      stretches.push(...run.slice(0, first).map((shown) => ({ shown })));
      stretches.push({ folded: middle });
      stretches.push(...run.slice(run.length - last).map((shown) => ({ shown })));
    }
    run = [];
  };
  for (const item of items) {
    if (isSame(item)) run.push(item);
    else {
      flush(false);
      stretches.push({ shown: item });
    }
  }
  flush(true);
  return stretches;
};
