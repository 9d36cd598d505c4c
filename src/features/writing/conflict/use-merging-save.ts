import {
  changedFields,
  fieldMessages,
  type NewsFieldName,
  type NewsFormValues,
  type NewsKey,
  type SaveMeaning,
  storedVersion,
  useEditNewsMutation,
  useLazyGetNewsQuery,
} from '@/features/news';
import { requestUntil } from '@/shared/api/request-until';
import { serverNow } from '@/shared/api/server-clock';
import { type NewsItem, PostStatus, type SavedNews } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { sayWhatWasRemoved } from '../form/removed-html';
import { useConfirmation, useQuestion } from '../form/use-question';
import type { Send, Sent } from '../form/use-upload';
import { saveMessages } from '../save-messages';

import { saveMerged, type Edit, type Question } from './save-merged';

/** The fields of others that are taken; null cancels the save. */
type ConflictAnswer = NewsFieldName[] | null;

/** A pending question which of two changes of a field to save. */
export type Conflict = Question & { decide: (answer: ConflictAnswer) => void };

/** A pending question whether to publish what others have changed. */
export type Unseen = Question & { decide: (publishes: boolean) => void };

const sayWhatWasTaken = (taken: NewsFieldName[]) => {
  if (taken.length === 0) return;
  const labels = getMessages(fieldMessages);
  toast.blank(getMessages(saveMessages).merged(taken.map((field) => labels[field]).join(', ')));
};

/** A save that changes nothing means nothing to readers. */
const isSame = (before: NewsItem, saved: SavedNews | null) =>
  saved !== null && changedFields(storedVersion(before), storedVersion(saved)).length === 0;

/**
 * What a save did, where the backend says it: somebody may have decided on the item, or changed the person's level, just before.
 */
const doneBy = (saved: SavedNews | null, meant: SaveMeaning): Sent['meant'] => {
  if (saved?.waitingSince === undefined) return meant;
  if (saved.status !== PostStatus.Published) return 'saves';
  if (saved.waitingSince !== null) return 'waits';
  return Date.parse(saved.publishedAt) > serverNow().getTime() ? 'schedules' : 'publishes';
};

/**
 * Saves an edit merged with what others have saved meanwhile. `conflict` is the question to ask, or null.
 * `meaningOf` tells what saving means for readers. `takingOff` asks before it takes the item off the website, `goingLive`
 * before it publishes although the form did not say so, and `unseen` before it publishes changes of others, which the form does not show.
 */
export const useMergingSave = (
  key: NewsKey,
  opened: NewsItem | undefined,
  meaningOf: (now: NewsItem) => Promise<SaveMeaning>,
) => {
  const [read] = useLazyGetNewsQuery();
  const [edit] = useEditNewsMutation();
  const conflict = useQuestion<Question, ConflictAnswer>();
  const unseen = useQuestion<Question, boolean>();
  const takingOff = useConfirmation();
  const goingLive = useConfirmation();

  const send: Send<NewsFormValues> = async (values, options) => {
    const { signal, onProgress, origin, shown, isHeldBack = false } = options;
    let agreed: SaveMeaning = shown === 'publishes' ? shown : 'saves';
    const confirm = async (now: NewsItem, theirs: Question) => {
      const meaning = await meaningOf(now);
      const publishes = meaning === 'publishes' && !isHeldBack;
      const hasUnseen = publishes && theirs.fields.length > 0;
      if (!hasUnseen && ((!publishes && meaning !== 'unpublishes') || meaning === agreed))
        return { meaning, isAsked: false };
      const question = publishes ? goingLive : takingOff;
      if (!(await (hasUnseen ? unseen.ask(theirs) : question.ask()))) return null;
      agreed = meaning;
      return { meaning, isAsked: true };
    };
    const steps = {
      read: () => requestUntil(signal, () => read(key)),
      edit: (merged: NewsFormValues, { entityTag, isMerged }: Edit) =>
        requestUntil(signal, () =>
          edit({
            ...key,
            values: merged,
            entityTag,
            // An approval can come in the moment between the question and the save.
            isHeldBack: isHeldBack || agreed !== 'publishes',
            onProgress,
            origin: origin ?? (isMerged ? { reason: 'merge' } : undefined),
          }),
        ),
      ask: conflict.ask,
      confirm,
    };
    const result = await saveMerged(steps, values, opened);
    if (!result) return null;
    void sayWhatWasRemoved(result.saved);
    sayWhatWasTaken(result.taken);
    const { before, saved, meaning } = result;
    const isNothing = isSame(before, saved) || (meaning === 'unpublishes' && saved?.status === before.status);
    const meant = meaning === 'publishes' && isHeldBack ? 'waits' : meaning;
    return { news: saved, meant: isNothing && !saved?.waitingSince ? 'saves' : doneBy(saved, meant) };
  };

  return {
    send,
    conflict: conflict.asked,
    unseen: unseen.asked,
    takingOff: takingOff.props,
    goingLive: goingLive.props,
  };
};
