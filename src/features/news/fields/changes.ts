import type { NewsFormValues } from './news-form-values';
import { changedFields } from './news-version';

/** The fields of `values` that differ from `base`. */
export const changesOf = (base: NewsFormValues, values: NewsFormValues): Partial<NewsFormValues> =>
  Object.fromEntries(changedFields(base, values).map((name) => [name, values[name]]));
