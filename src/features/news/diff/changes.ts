import type { NewsFormValues } from '../fields/news-form-values';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two values of a field are the same; files only where they are one and the same. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (one instanceof Date && other instanceof Date) return Object.is(one.getTime(), other.getTime());
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => sameValue(one[key], other[key]));
};

/** The fields of `values` that differ from `base`. */
export const changesOf = (base: NewsFormValues, values: NewsFormValues): Partial<NewsFormValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !sameValue(base[name as keyof NewsFormValues], value)),
  );
