import { useCurrentUser } from '@/features/auth';
import { isApiError } from '@/shared/api/api-error';
import { ErrorCode, type Id, type NewsItem } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';

import {
  firstPage,
  useCreateNewsMutation,
  useEditNewsMutation,
  useLazyGetNewsQuery,
  useLazyListGroupNewsQuery,
  type ReadNews,
} from '../api/news-api';
import type { NewsFormValues } from '../fields/news-form-values';
import { storedVersion, typedVersion } from '../fields/news-version';
import { sayWhatWasRemoved } from '../form/removed-html';
import { sendInSteps, type Send } from '../form/use-upload';
import { saveMessages } from '../save-messages';

import { setPending, toAttempt, pendingAttempts, type Attempt } from './pending-creations';

/** Answers after which nothing can have been made: the server has looked at the form and refused it. */
const REFUSALS: readonly ErrorCode[] = [
  ErrorCode.InvalidInput,
  ErrorCode.UnAuthorization,
  ErrorCode.ResourceNotFound,
  ErrorCode.AlreadyExists,
  ErrorCode.Alert,
];

const isRefusal = (error: unknown) => isApiError(error) && REFUSALS.includes(error.code);

/** The attempts that may have made the item as it is. */
const attemptsLike = (news: NewsItem, attempts: Attempt[]) => {
  const { shown } = toAttempt(storedVersion(news));
  return attempts.filter((attempt) => attempt.shown === shown);
};

/** Nobody's later work is written over: what was made and changed since has to be looked at. */
const changedSince = () => ({
  code: ErrorCode.AlreadyExists,
  message: getMessages(saveMessages).createdAndChanged,
  fieldErrors: {},
  httpStatus: null,
});

/**
 * Creates an item once, however often it is sent (docs/decisions/double-submit.md). Where an earlier attempt of the
 * same form has an unknown outcome, the group's list is searched for what it may have made; the server is told the
 * form's key besides. An item that is there already gets what was typed since as an edit.
 */
export const useCreateOnce = (groupId: Id): Send<NewsFormValues> => {
  const user = useCurrentUser();
  const [create] = useCreateNewsMutation();
  const [edit] = useEditNewsMutation();
  const [list] = useLazyListGroupNewsQuery();
  const [read] = useLazyGetNewsQuery();

  return (values, onProgress, key) => {
    const form = { key, userId: user?.id, groupId };
    const now = toAttempt(typedVersion(values));
    const earlier = pendingAttempts(form);

    return sendInSteps(async (step) => {
      const findMade = async (): Promise<ReadNews | null> => {
        for (const title of new Set(earlier.map((attempt) => attempt.title))) {
          const { data } = await step(() => list({ ...firstPage(groupId), search: title }));
          for (const { id } of data.filter((row) => row.title.trim() === title)) {
            const news = await step(() => read({ groupId, newsId: id }));
            if (attemptsLike(news, earlier).length > 0) return news;
          }
        }
        return null;
      };

      const bringUpToDate = async (made: ReadNews, attempts: Attempt[]) => {
        const like = attemptsLike(made, attempts);
        if (like.length === 0) throw changedSince() as unknown as Error; // as a mutation rejects
        if (like.every((attempt) => attempt.sent === now.sent)) return;
        setPending(form, [...attempts, now]);
        const { id: newsId, entityTag } = made;
        const saved = await step(() => edit({ groupId, newsId, values, entityTag, onProgress }));
        void sayWhatWasRemoved(saved);
      };

      const found = await findMade();
      if (found) await bringUpToDate(found, earlier);
      else {
        const attempts = [...earlier, now];
        setPending(form, attempts);
        try {
          const { news, wasThere } = await step(() => create({ groupId, values, onProgress, key }));
          if (news && wasThere) await bringUpToDate(news, attempts);
          else void sayWhatWasRemoved(news);
        } catch (error) {
          if (isRefusal(error)) setPending(form, earlier);
          throw error;
        }
      }
      setPending(form, []);
    });
  };
};
