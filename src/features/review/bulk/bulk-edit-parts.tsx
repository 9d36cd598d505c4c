import { skipToken } from '@reduxjs/toolkit/query/react';

import { useListGroupCategoriesQuery } from '@/features/journalists';
import { CategoryField, TagsField } from '@/features/writing';
import { type Id, type JournalistLevel, type JournalistNews, PostStatus } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { bulkMessages } from './messages';
import { useEditMeaning } from './use-edit-meaning';

/** What a change means for those of the items that readers see; '' if they see none. */
export const useReadersNote = (
  rows: readonly JournalistNews[],
  levelOf: (groupId: Id) => JournalistLevel | null,
): string => {
  const messages = useMessages(bulkMessages);
  const meaningOf = useEditMeaning();
  const published = rows.filter(({ status }) => status === PostStatus.Published);
  const waiting = published.filter((row) => meaningOf(row, levelOf(row.groupId)) === 'waits').length;
  const live = published.length - waiting;
  return [live > 0 && messages.live(live), waiting > 0 && messages.waits(waiting)].filter(Boolean).join(' ');
};

/** The categories of the group of the items, to choose from. */
export function CategoryInput({ groupId }: { groupId: Id | undefined }) {
  const list = useListGroupCategoriesQuery(groupId ?? skipToken);
  return (
    <QueryState dense isLoading={list.isLoading} error={list.error} onRetry={() => void list.refetch()}>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses its only input */}
      <CategoryField autoFocus categories={list.data ?? []} />
    </QueryState>
  );
}

/** The tags to add to the items, and those to remove from them. */
export function TagInputs({ rows }: { rows: readonly JournalistNews[] }) {
  const messages = useMessages(bulkMessages);
  const groupId = rows[0]?.groupId;
  const suggestsOf = rows.every((row) => sameId(row.groupId, groupId)) ? groupId : undefined;
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses its first input */}
      <TagsField autoFocus name="addTags" label={messages.addTags} groupId={suggestsOf} />
      <TagsField name="removeTags" label={messages.removeTags} groupId={suggestsOf} />
    </>
  );
}
