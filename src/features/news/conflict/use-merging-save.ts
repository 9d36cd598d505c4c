import { useState } from 'react';

import { isApiError } from '@/shared/api/api-error';
import type { NewsItem } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { useEditNewsMutation, useLazyGetNewsQuery, type NewsKey } from '../api/news-api';
import type { NewsFormValues } from '../fields/news-form-values';
import {
  storedVersion,
  typedVersion,
  valuesOf,
  type NewsFieldName,
  type NewsVersion,
} from '../fields/news-version';
import { sayWhatWasRemoved } from '../form/removed-html';
import { CANCELLED, sendInSteps, type Send } from '../form/use-upload';
import { newsFormMessages } from '../form-messages';
import { saveMessages } from '../save-messages';

import { mergeNews, takeTheirs } from './merge-news';

/** Fields that both sides changed, waiting for the person to choose. */
export type Conflict = {
  fields: NewsFieldName[];
  mine: NewsVersion;
  theirs: NewsVersion;
  /** The fields in which the other side's content is kept; null gives up saving. */
  decide: (takenFields: NewsFieldName[] | null) => void;
};

const MERGE_AGAIN_AT_MOST = 5;

/** Somebody saved between the reading and the writing; nothing was written. */
const wasOvertaken = (error: unknown) => isApiError(error) && error.httpStatus === 412;

const sayWhatWasTaken = (taken: NewsFieldName[]) => {
  if (taken.length === 0) return;
  const labels = getMessages(newsFormMessages);
  toast.blank(getMessages(saveMessages).merged(taken.map((field) => labels[field]).join(', ')));
};

/**
 * Saves an edit over what the server holds by now: it is read again, merged with what was opened and what was typed,
 * and only conflicts ask (docs/decisions/merging.md).
 */
export const useMergingSave = (key: NewsKey, opened: NewsItem | undefined) => {
  const [read] = useLazyGetNewsQuery();
  const [edit] = useEditNewsMutation();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const ask = (question: Omit<Conflict, 'decide'>) =>
    new Promise<NewsFieldName[]>((resolve, reject) => {
      const decide: Conflict['decide'] = (taken) => {
        setConflict(null);
        if (taken) resolve(taken);
        else reject(CANCELLED as unknown as Error); // as a mutation that was aborted rejects
      };
      setConflict({ ...question, decide });
    });

  const send: Send<NewsFormValues> = (values, onProgress) =>
    sendInSteps(async (step) => {
      /** Resolves to the fields that came from the other side. */
      const mergeAndSave = async (attemptsLeft: number): Promise<NewsFieldName[]> => {
        const found = await step(() => read(key));
        const theirs = storedVersion(found);
        const { merged, conflicts, taken } = mergeNews(
          storedVersion(opened ?? found),
          typedVersion(values, opened),
          theirs,
        );
        const chosen = conflicts.length > 0 ? await ask({ fields: conflicts, mine: merged, theirs }) : [];
        const decided = takeTheirs(merged, theirs, chosen);
        const { entityTag } = found;
        try {
          const saved = await step(() => edit({ ...key, values: valuesOf(decided), entityTag, onProgress }));
          void sayWhatWasRemoved(saved);
        } catch (error) {
          if (!wasOvertaken(error) || attemptsLeft === 0) throw error;
          return mergeAndSave(attemptsLeft - 1);
        }
        return taken;
      };
      sayWhatWasTaken(await mergeAndSave(MERGE_AGAIN_AT_MOST));
    });

  return { send, conflict };
};
