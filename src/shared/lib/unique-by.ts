/** The items in order, without those whose key occurred before. */
export const uniqueBy = <T, K>(items: readonly T[], keyOf: (item: T) => K): T[] => {
  const firsts = new Map<K, T>();
  for (const item of items) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item);
  return [...firsts.values()];
};
