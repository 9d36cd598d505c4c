import type { NewsContent } from '@/shared/contract';

import type { NewsChoices } from './news-field';
import { fieldOf, versionOf } from './news-fields';
import { valuesOf, type NewsFormValues } from './news-version';

export type { NewsChoices, NewsFormValues };

export const emptyNews = (now: Date): NewsFormValues =>
  valuesOf(versionOf((name) => fieldOf(name).empty(now)));

/**
 * The form values of an item. A category or country that is no longer offered counts as not chosen: the
 * select box would silently show another option instead.
 */
export const toFormValues = (news: NewsContent, choices: NewsChoices): NewsFormValues =>
  valuesOf(
    versionOf((name) => {
      const field = fieldOf(name);
      const stored = field.read(news);
      return field.offered ? field.offered(stored, choices) : stored;
    }),
  );
