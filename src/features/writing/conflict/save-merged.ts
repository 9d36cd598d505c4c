import {
  changedFields,
  type NewsFieldName,
  type NewsFormValues,
  type NewsVersion,
  type ReadNews,
  storedVersion,
  typedVersion,
  valuesOf,
  type SaveMeaning,
} from '@/features/news';
import { isApiError } from '@/shared/api/api-error';
import type { NewsItem, SavedNews } from '@/shared/contract';

import { mergeNews, takeTheirs } from './merge-news';

/** Fields, with what the form has and what others saved, for the person to decide on. */
export type Question = { fields: NewsFieldName[]; mine: NewsVersion; theirs: NewsVersion };

/**
 * The version that is overwritten, if the backend identifies it by an ETag, and whether the edit contains
 * changes of others.
 */
export type Edit = { entityTag: string | null; isMerged: boolean };

type Steps = {
  read: () => Promise<ReadNews>;
  edit: (values: NewsFormValues, edit: Edit) => Promise<SavedNews | null>;
  /** Resolves to the fields in which to keep the other side's content; null cancels the save. */
  ask: (question: Question) => Promise<NewsFieldName[] | null>;
  /**
   * Resolves to what the save means for readers, and whether the person was asked; null if they do not want to save over the item as
   * it is now. `unseen`: what of others is saved with it.
   */
  confirm: (now: NewsItem, unseen: Question) => Promise<{ meaning: SaveMeaning; isAsked: boolean } | null>;
};

const MERGE_AGAIN_AT_MOST = 5;

/** Another person saved between the load and the save; nothing was written. */
const wasOvertaken = (error: unknown) => isApiError(error) && error.httpStatus === 412;

const isSavedAgain = (found: NewsItem, now: NewsItem) =>
  changedFields(storedVersion(found), storedVersion(now)).length > 0;

export type Merged = {
  /** The item just before the save. */
  before: NewsItem;
  /** What the save meant for readers. */
  meaning: SaveMeaning;
  /** The saved item; null if the backend does not return it. */
  saved: SavedNews | null;
  /** The fields taken from the other side. */
  taken: NewsFieldName[];
};

/**
 * Saves an edit over the current version on the server: loads it, merges it with the opened version and the
 * edits, and asks only about conflicts (docs/decisions/merging.md). Resolves to null if the person cancels.
 */
export const saveMerged = async (
  { read, edit, ask, confirm }: Steps,
  typed: NewsFormValues,
  opened: NewsItem | undefined,
): Promise<Merged | null> => {
  for (let attemptsLeft = MERGE_AGAIN_AT_MOST; ; attemptsLeft -= 1) {
    const found = await read();
    const theirs = storedVersion(found);
    const mine = typedVersion(typed, opened);
    const { merged, conflicts, taken } = mergeNews(storedVersion(opened ?? found), mine, theirs);
    const chosen = conflicts.length > 0 ? await ask({ fields: conflicts, mine: merged, theirs }) : [];
    if (!chosen) return null;
    // An answer takes time, in which the item can be approved, which does not change the ETag, or saved: not every backend compares one.
    const before = conflicts.length > 0 ? await read() : found;
    if (isSavedAgain(found, before)) continue;
    const confirmed = await confirm(before, { fields: taken, mine, theirs: merged });
    if (!confirmed) return null;
    const { meaning, isAsked } = confirmed;
    if (isAsked && isSavedAgain(found, await read())) continue;
    try {
      const isMerged = taken.length + conflicts.length > 0;
      const values = valuesOf(takeTheirs(merged, theirs, chosen));
      const saved = await edit(values, { entityTag: found.entityTag, isMerged });
      return { before, meaning, saved, taken };
    } catch (error) {
      if (!wasOvertaken(error) || attemptsLeft <= 0) throw error;
    }
  }
};
