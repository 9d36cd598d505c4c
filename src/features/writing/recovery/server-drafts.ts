import { useMemo } from 'react';

import { draftsApi, type NewsFormValues } from '@/features/news';
import { isApiError } from '@/shared/api/api-error';
import { useAppDispatch } from '@/shared/api/store';
import { hasExtension } from '@/shared/config/extensions';
import type { DraftSummary, Id } from '@/shared/contract';
import type { DraftEntry } from '@/shared/draft/draft-database';
import { openEntryIds } from '@/shared/draft/open-entries';
import { setApart } from '@/shared/draft/set-apart';
import { getSessionNumber } from '@/shared/session/session';

import type { DraftServer } from './draft-sync';
import { decodeTexts } from './encode-fields';
import type { NewsDraft } from './news-draft';

type Entry = DraftEntry<NewsFormValues>;

const { listDrafts, getDraft, saveDraft, deleteDraft } = draftsApi.endpoints;

/** For one answer, past the cache. */
const ONCE = { subscribe: false, forceRefetch: true } as const;

/** The cache does not keep the text that was sent. */
const UNTRACKED = { track: false } as const;

/** Where the marks of a draft stand among its values, which are opaque to the server. */
const OVER = 'over';

const isMarks = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((mark) => typeof mark === 'string');

const filesIn = (values: Partial<NewsFormValues> = {}) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value instanceof File));

/** The drafts of the person on the server (extension `drafts`), or as if there were none. Nothing here rejects. */
export const useServerDrafts = () => {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    /** The drafts of a form on the server that no open form uses. */
    const listOf = async (form: string): Promise<DraftSummary[]> => {
      if (!(await hasExtension('drafts'))) return [];
      const [all, open] = await Promise.all([
        dispatch(listDrafts.initiate(undefined, ONCE)).unwrap(),
        openEntryIds(),
      ]);
      return all.filter((draft) => draft.form === form && !open.has(draft.id));
    };

    const fetchDraft = async (userId: Id, id: string, entry: Entry | undefined): Promise<Entry> => {
      const { values, ...draft } = await dispatch(getDraft.initiate(id, ONCE)).unwrap();
      // The server has no files: keep those of this device.
      return {
        ...draft,
        userId,
        values: { ...filesIn(entry?.values), ...decodeTexts(values) },
        ...(isMarks(values[OVER]) && { over: values[OVER] }),
      };
    };

    return {
      /** The entries of a form on this device with those that only the server has, or has later; latest first. */
      merge: async (userId: Id, form: string, entries: Entry[]): Promise<Entry[]> => {
        const onServer = await listOf(form).catch(() => []);
        const known = entries.map((entry) => {
          const version = onServer.find(({ id }) => id === entry.id)?.version;
          return version === undefined ? entry : { version, ...entry };
        });
        const newer = onServer.flatMap(({ id, version }) => {
          const entry = known.find((one) => one.id === id);
          return entry?.version === version ? [] : [fetchDraft(userId, id, entry)];
        });
        const fetched = await Promise.all(newer).catch(() => []);
        const others = known.filter((entry) => !fetched.some(({ id }) => id === entry.id));
        // Both devices went on with it.
        const unsent = known.filter((entry) => !entry.isSent && !others.includes(entry));
        const rest = [...others, ...(await Promise.all(unsent.map(setApart)))];
        return [...fetched, ...rest].sort((one, other) => other.savedAt.localeCompare(one.savedAt));
      },

      remove: async (id: string): Promise<boolean> => {
        if (!(await hasExtension('drafts'))) return false;
        return !('error' in (await dispatch(deleteDraft.initiate(id, UNTRACKED))));
      },

      /** For the sync of one form. The session that opened the form must last: another person must not get its text. */
      of: (draft: NewsDraft): DraftServer => {
        const session = getSessionNumber();
        const isOver = () => session !== getSessionNumber();
        return {
          save: async (id, version) => {
            const { values, over, ...record } = draft.record();
            if (isOver() || Object.keys(values).length === 0) return null;
            const { data, error } = await dispatch(
              saveDraft.initiate({ id, version, ...record, values: { ...values, [OVER]: over } }, UNTRACKED),
            );
            if (data) return data.version;
            return isApiError(error) && error.httpStatus === 412 ? 'changed' : null;
          },
          remove: async (id) =>
            !isOver() && !('error' in (await dispatch(deleteDraft.initiate(id, UNTRACKED)))),
        };
      },
    };
  }, [dispatch]);
};

export type ServerDrafts = ReturnType<typeof useServerDrafts>;
