import type { NewsFormValues } from '../fields/news-form-values';
import { changedFields } from '../fields/news-version';

/** The fields of `values` that differ from `base`. */
export const changesOf = (base: NewsFormValues, values: NewsFormValues): Partial<NewsFormValues> =>
  Object.fromEntries(changedFields(base, values).map((name) => [name, values[name]]));
