import type { NewsItem } from '@/shared/contract';

import type { NewsChoices } from './news-field';
import { fieldOf, versionOf, type NewsVersion } from './news-fields';
import { valuesOf } from './news-version';

export type { NewsChoices };

/**
 * What the news form holds. The names are those of the API's form, so that the server's field errors find their fields.
 * A cover is a newly chosen file; null where none was chosen, or the one on the server stays.
 */
export type NewsFormValues = Omit<NewsVersion, 'cover' | 'square'> & {
  cover: File | null;
  square: File | null;
};

export const emptyNews = (now: Date): NewsFormValues =>
  valuesOf(versionOf((name) => fieldOf(name).empty(now)));

/**
 * An item as the form opens it. A category or country that is no longer offered counts as not chosen: the select
 * box would show another in its place, and nobody would see that.
 */
export const toFormValues = (news: NewsItem, choices: NewsChoices): NewsFormValues =>
  valuesOf(
    versionOf((name) => {
      const field = fieldOf(name);
      const stored = field.read(news);
      return field.offered ? field.offered(stored, choices) : stored;
    }),
  );
