/** So long the main thread works at a time: a key or a click waits for no longer. */
const SLICE_MS = 12;

/**
 * All items of a generator, whose work is done in slices between which the page answers.
 * @returns null where it was aborted meanwhile
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
