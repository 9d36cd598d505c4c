import { useCurrentUser } from '@/features/auth';
import type { Id } from '@/shared/contract';

type Purpose = 'comment' | 'reason';

/** The text about an item that the user has typed and not sent. It is kept as long as the tab is open. */
export const useUnsentText = (purpose: Purpose, groupId: Id, newsId: Id | undefined) => {
  const userId = useCurrentUser()?.id;
  const key = `${purpose} ${JSON.stringify([userId, groupId, newsId])}`;
  return {
    read: () => sessionStorage.getItem(key) ?? '',
    keep: (text: string) => sessionStorage.setItem(key, text),
    forget: () => sessionStorage.removeItem(key),
  };
};

export type UnsentText = ReturnType<typeof useUnsentText>;
