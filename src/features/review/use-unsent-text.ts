import { useCurrentUser } from '@/features/auth';
import type { Id } from '@/shared/contract';
import { readStored, removeStored, writeStored } from '@/shared/lib/stored';

type Purpose = 'comment' | 'reason';

/** The text about an item that the user has typed and not sent. It is kept as long as the tab is open. */
export const useUnsentText = (purpose: Purpose, groupId: Id, newsId: Id | undefined) => {
  const userId = useCurrentUser()?.id;
  const of = ` ${JSON.stringify([userId, groupId, newsId])}`;
  return {
    read: () => readStored(purpose, of) ?? '',
    keep: (text: string) => writeStored(purpose, text, of),
    forget: () => removeStored(purpose, of),
  };
};

export type UnsentText = ReturnType<typeof useUnsentText>;
