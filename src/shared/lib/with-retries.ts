/** The pauses before each further attempt, in milliseconds. */
export const PAUSES_MS = [1_000, 3_000];

/**
 * Loads a part of the console. A failed attempt is repeated after growing pauses, because a network is often down for a moment
 * only. Rejects when the last attempt fails.
 */
export const withRetries = async <T>(load: () => Promise<T>): Promise<T> => {
  for (const pause of PAUSES_MS)
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  return load();
};
