import { isApiError } from '@/shared/api/api-error';
import type { NewsItem, SavedNews } from '@/shared/contract';

import type { ReadNews } from '../api/news-api';
import type { NewsFormValues } from '../fields/news-form-values';
import {
  storedVersion,
  typedVersion,
  valuesOf,
  type NewsFieldName,
  type NewsVersion,
} from '../fields/news-version';

import { mergeNews, takeTheirs } from './merge-news';

/** Fields that both sides changed, for the person to choose. */
export type Question = { fields: NewsFieldName[]; mine: NewsVersion; theirs: NewsVersion };

/** Over which version something is saved, where a tag names it, and whether it holds what others have changed there. */
export type Edit = { entityTag: string | null; isMerged: boolean };

type Steps = {
  read: () => Promise<ReadNews>;
  edit: (values: NewsFormValues, edit: Edit) => Promise<SavedNews | null>;
  /** The fields in which the other side's content is kept; null gives up saving. */
  ask: (question: Question) => Promise<NewsFieldName[] | null>;
};

const MERGE_AGAIN_AT_MOST = 5;

/** Somebody saved between the reading and the writing; nothing was written. */
const wasOvertaken = (error: unknown) => isApiError(error) && error.httpStatus === 412;

export type Merged = {
  /** The item as it was saved; null where the backend does not send it back. */
  saved: SavedNews | null;
  /** The fields that came from the other side. */
  taken: NewsFieldName[];
};

/**
 * Saves an edit over what the server holds by now: it is read again, merged with what was opened and what was typed,
 * and only conflicts ask (docs/decisions/merging.md). Null where the person gave up.
 */
export const saveMerged = async (
  { read, edit, ask }: Steps,
  typed: NewsFormValues,
  opened: NewsItem | undefined,
): Promise<Merged | null> => {
  for (let attemptsLeft = MERGE_AGAIN_AT_MOST; ; attemptsLeft -= 1) {
    const found = await read();
    const theirs = storedVersion(found);
    const { merged, conflicts, taken } = mergeNews(
      storedVersion(opened ?? found),
      typedVersion(typed, opened),
      theirs,
    );
    const chosen = conflicts.length > 0 ? await ask({ fields: conflicts, mine: merged, theirs }) : [];
    if (!chosen) return null;
    try {
      const isMerged = taken.length + conflicts.length > 0;
      const values = valuesOf(takeTheirs(merged, theirs, chosen));
      const saved = await edit(values, { entityTag: found.entityTag, isMerged });
      return { saved, taken };
    } catch (error) {
      if (!wasOvertaken(error) || attemptsLeft === 0) throw error;
    }
  }
};
