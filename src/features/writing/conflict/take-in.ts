import {
  fieldOf,
  type NewsChoices,
  type NewsFieldName,
  type NewsFormValues,
  storedVersion,
  typedVersion,
  valuesOf,
  versionOf,
  changedFields,
} from '@/features/news';
import type { NewsContent, NewsItem } from '@/shared/contract';

import { mergeHtml } from './merge-html';
import { mergeNews } from './merge-news';

type TakenIn = {
  /** The form with all changes of both; where both changed the same differently, it has mine. */
  values: NewsFormValues;
  /** The item over which the form is saved now: the newer one, but as opened in what both changed differently. */
  base: NewsItem;
  /** The fields that have changes of the other side now. */
  taken: NewsFieldName[];
  /** The fields of which the save will ask whose content to keep. */
  conflicts: NewsFieldName[];
};

/**
 * Merges a newer item into an open form as a save does, field by field, and besides the article block by block: the person sees
 * the result before it is saved (docs/decisions/merging.md).
 */
export const takeIn = (
  opened: NewsItem,
  typed: NewsFormValues,
  newer: NewsItem,
  choices: NewsChoices,
): TakenIn => {
  const mine = typedVersion(typed, opened);
  const { merged, conflicts: fields } = mergeNews(storedVersion(opened), mine, storedVersion(newer));
  const article = fields.includes('html') ? mergeHtml(opened.html, mine.html, newer.html) : null;
  if (article) merged.html = article.merged;
  const conflicts = fields.filter((field) => field !== 'html' || article?.hasConflict);
  const base = { ...newer };
  const keep = <K extends keyof NewsContent>(key: K) => {
    base[key] = opened[key];
  };
  conflicts.forEach((field) => keep(fieldOf(field).stored));
  if (article) base.html = article.settled;
  // What was added after the form was opened has no option in its select boxes: the save takes it in.
  const isOffered = <F extends NewsFieldName>(name: F) => {
    const { offered, text } = fieldOf(name);
    return !offered || text(offered(merged[name], choices)) === text(merged[name]);
  };
  const taken = changedFields(merged, mine);
  const later = taken.filter((field) => !isOffered(field));
  later.forEach((field) => keep(fieldOf(field).stored));
  const values = valuesOf(versionOf((name) => (later.includes(name) ? mine : merged)[name]));
  return { values, base, taken: taken.filter((field) => !later.includes(field)), conflicts };
};
