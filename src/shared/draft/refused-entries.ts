import type { DraftEntry } from './draft-database';

/** The entries that the browser refused to store, with their files. They last until the page is left. */
export const refused = new Map<string, DraftEntry<object>>();

/** The entries that are stored, or newer ones of the same id that were refused, latest first. */
export const withRefused = async <T>(
  reading: Promise<DraftEntry<T>[]>,
  isWanted: (one: DraftEntry<object>) => boolean,
) => {
  const stored = await reading.catch(() => []);
  const newer = [...refused.values()].filter(isWanted) as DraftEntry<T>[]; // written by the same form
  const whole = newer.map((one) => {
    const files = stored.find(({ id }) => id === one.id)?.values;
    return { ...one, values: { ...files, ...one.values } };
  });
  const all = [...whole, ...stored.filter(({ id }) => !refused.has(id))];
  return all.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
};
