import { type CreatedNews, type NewsVersion, type ReadNews, storedVersion } from '@/features/news';
import { isApiError, type ApiError } from '@/shared/api/api-error';
import {
  cleanText,
  ErrorCode,
  type NewsItem,
  type NewsSummary,
  PostStatus,
  type SavedNews,
} from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';

import { saveMessages } from '../save-messages';

import { pendingAttempts, setPending, toAttempt, type Attempt, type CreationForm } from './pending-creations';

type Steps = {
  /** Returns the news of the group whose title contains the text. */
  search: (title: string) => Promise<NewsSummary[]>;
  read: (newsId: NewsItem['id']) => Promise<ReadNews>;
  create: () => Promise<CreatedNews>;
  edit: (made: ReadNews) => Promise<SavedNews | null>;
};

/** An earlier attempt has created the item, and it was changed or published since, which this form does not show. */
class ChangedSinceCreation extends Error implements ApiError {
  readonly code = ErrorCode.AlreadyExists;
  readonly fieldErrors = {};
  readonly httpStatus = null;
  constructor() {
    super(getMessages(saveMessages).createdAndChanged);
  }
}

/** After these errors nothing can have been created: the server has examined the form and refused it. */
const REFUSALS: readonly ErrorCode[] = [
  ErrorCode.InvalidInput,
  ErrorCode.UnAuthorization,
  ErrorCode.ResourceNotFound,
  ErrorCode.AlreadyExists,
  ErrorCode.Alert,
];

const isRefusal = (error: unknown) => isApiError(error) && REFUSALS.includes(error.code);

/** The attempts that may have created this version of the item. */
const attemptsLike = (news: NewsItem, attempts: Attempt[]) => {
  const { shown } = toAttempt(storedVersion(news));
  return attempts.filter((attempt) => attempt.shown === shown);
};

const findMade = async ({ search, read }: Steps, attempts: Attempt[]): Promise<ReadNews | null> => {
  for (const title of new Set(attempts.map((attempt) => attempt.title))) {
    for (const { id } of (await search(title)).filter((row) => cleanText(row.title) === title)) {
      const news = await read(id);
      if (attemptsLike(news, attempts).length > 0) return news;
    }
  }
  return null;
};

/**
 * Creates an item only once, however often it is sent (docs/decisions/double-submit.md). If an earlier
 * attempt of the same form is pending, it searches the group's news for an item that the attempt may have
 * created, and sends later changes as an edit of that item. Resolves to the saved item; null if the backend
 * does not return it.
 */
export const createOnce = async (steps: Steps, form: CreationForm, version: NewsVersion) => {
  const now = toAttempt(version);
  const earlier = pendingAttempts(form);

  const bringUpToDate = async (made: ReadNews, attempts: Attempt[]): Promise<SavedNews | null> => {
    const like = attemptsLike(made, attempts);
    if (like.length === 0) throw new ChangedSinceCreation();
    if (like.every((attempt) => attempt.sent === now.sent)) return made;
    // This form cannot ask whether the text on the website may change, or leave it.
    if (made.status === PostStatus.Published) throw new ChangedSinceCreation();
    setPending(form, [...attempts, now]);
    return steps.edit(made);
  };

  const create = async (): Promise<SavedNews | null> => {
    const attempts = [...earlier, now];
    setPending(form, attempts);
    try {
      const { news, wasThere } = await steps.create();
      return news && wasThere ? await bringUpToDate(news, attempts) : news;
    } catch (error) {
      if (isRefusal(error)) setPending(form, earlier);
      throw error;
    }
  };

  const found = await findMade(steps, earlier);
  const saved = found ? await bringUpToDate(found, earlier) : await create();
  setPending(form, []);
  return saved;
};
