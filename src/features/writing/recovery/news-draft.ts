import { changesOf, type NewsFormValues } from '@/features/news';
import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { createDraftStore } from '@/shared/draft/draft-store';
import { addTag } from '@/shared/text/tags';

import { encodeTexts, marksOf } from './encode-fields';

type Options = {
  userId: Id | undefined;
  groupId: Id;
  /** The edited item; null for a new one. */
  newsId: Id | null;
  opened: NewsFormValues;
  /** What is stored without the draft; a new item that begins with a copy is opened with more. */
  onServer?: NewsFormValues;
};

export type NewsDraft = ReturnType<typeof createNewsDraft>;

/** The draft of one open news form: its unsaved changes, stored on this device. */
export const createNewsDraft = ({ userId, groupId, newsId, ...values }: Options) => {
  const form = newsId === null ? `create:${groupId}` : `edit:${newsId}`;
  let { opened, onServer = opened } = values;
  let typed = opened;
  let tagBox = '';
  const current = (): NewsFormValues => {
    const tags = addTag(typed.tags, tagBox);
    return tags === typed.tags ? typed : { ...typed, tags };
  };
  /** All that the server lacks, once anything is typed. */
  const unsaved = () => {
    const changes = changesOf(opened, current());
    return opened === onServer || Object.keys(changes).length === 0
      ? changes
      : changesOf(onServer, current());
  };
  let marked: { values: NewsFormValues; marks: Record<string, string> } | undefined;
  /** Read once, because an article is long. */
  const over = () => {
    if (marked?.values !== onServer) marked = { values: onServer, marks: marksOf(onServer) };
    return marked.marks;
  };
  const address = newsId === null ? paths.newsCreate.href(groupId) : paths.newsEdit.href(groupId, newsId);
  const store = createDraftStore<NewsFormValues>({
    userId,
    form,
    address,
    name: () => typed.title,
    read: unsaved,
    over,
  });
  return {
    userId,
    form,
    store,
    /** The draft as the server stores it: without files. */
    record: () => ({ form, address, name: typed.title, values: encodeTexts(unsaved()), over: over() }),
    /** The item, as a backup file records it. */
    about: { groupId, newsId },
    /** The current values of the form. Text in the tag box counts as the tag that Enter would add. */
    current,
    change: (values: NewsFormValues) => {
      if (values === typed) return;
      typed = values;
      store.touch();
    },
    /** Call this at each change of the body: the form renders it later, and not at all if it is left at once. */
    typeBody: (html: string) => {
      if (html === typed.html) return;
      typed = { ...typed, html };
      store.touch();
    },
    typeTag: (text: string) => {
      if (text === tagBox) return;
      tagBox = text;
      store.touch();
    },
    /** Call this when the form goes on over a newer item, of which it has `taken` the changes. */
    rebase: (base: NewsFormValues, taken: NewsFormValues) => {
      opened = base;
      onServer = base;
      typed = taken;
      store.touch();
    },
    /**
     * Call this when the server has saved `sent`. Changes made after that was sent stay stored; returns
     * whether there are any.
     */
    acknowledge: (sent: NewsFormValues): boolean => {
      opened = sent;
      onServer = sent;
      store.touch();
      void store.flush();
      return Object.keys(changesOf(sent, current())).length > 0;
    },
  };
};
