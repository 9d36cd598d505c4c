/** The length of a slice in milliseconds: a key or click waits no longer than this. */
const SLICE_MS = 12;

/**
 * Collects all items of a generator in slices, between which the page can respond.
 * @returns null if it was aborted
 */
export const inSlices = async <T>(items: Iterable<T>, signal: AbortSignal): Promise<T[] | null> => {
  const all: T[] = [];
  let since = performance.now();
  for (const item of items) {
    all.push(item);
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    since = performance.now();
  }
  return signal.aborted ? null : all;
};
