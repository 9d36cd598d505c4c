/** How many run at the same time: more would only wait for each other in a backend. */
const MOST = 3;

/** Runs a task for each item, a few at a time, or at most `most`. Rejects with the first error, and then starts no other. */
export const withConcurrency = async <T>(
  items: readonly T[],
  task: (item: T) => Promise<unknown>,
  most = MOST,
): Promise<void> => {
  // All workers take the next item from the same iterator.
  const waiting = items.values();
  let hasFailed = false;
  const work = async () => {
    for (const item of waiting) {
      if (hasFailed) return;
      try {
        await task(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: most }, work));
};
