import { useState } from 'react';

import { requestUntil } from '@/shared/api/request-until';
import type { NewsItem } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { useEditNewsMutation, useLazyGetNewsQuery, type NewsKey } from '../api/news-api';
import type { NewsFormValues } from '../fields/news-form-values';
import type { NewsFieldName } from '../fields/news-version';
import { sayWhatWasRemoved } from '../form/removed-html';
import type { Send } from '../form/use-upload';
import { newsFormMessages } from '../form-messages';
import { saveMessages } from '../save-messages';

import { saveMerged, type Edit, type Question } from './save-merged';

/** A pending conflict dialog; deciding null cancels the save. */
export type Conflict = Question & { decide: (takenFields: NewsFieldName[] | null) => void };

const sayWhatWasTaken = (taken: NewsFieldName[]) => {
  if (taken.length === 0) return;
  const labels = getMessages(newsFormMessages);
  toast.blank(getMessages(saveMessages).merged(taken.map((field) => labels[field]).join(', ')));
};

/** Saves an edit merged with what others have saved meanwhile. `conflict` is the question to ask, or null. */
export const useMergingSave = (key: NewsKey, opened: NewsItem | undefined) => {
  const [read] = useLazyGetNewsQuery();
  const [edit] = useEditNewsMutation();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const ask = (question: Question) =>
    new Promise<NewsFieldName[] | null>((resolve) => {
      const decide: Conflict['decide'] = (taken) => {
        setConflict(null);
        resolve(taken);
      };
      setConflict({ ...question, decide });
    });

  const send: Send<NewsFormValues> = async (values, { signal, onProgress, origin }) => {
    const steps = {
      read: () => requestUntil(signal, () => read(key)),
      edit: (merged: NewsFormValues, { entityTag, isMerged }: Edit) =>
        requestUntil(signal, () =>
          edit({
            ...{ ...key, values: merged, entityTag, onProgress },
            origin: origin ?? (isMerged ? { reason: 'merge' } : undefined),
          }),
        ),
      ask,
    };
    const result = await saveMerged(steps, values, opened);
    if (!result) return null;
    void sayWhatWasRemoved(result.saved);
    sayWhatWasTaken(result.taken);
    return { news: result.saved };
  };

  return { send, conflict };
};
