import { useCurrentUser } from '@/features/auth';
import type { Id } from '@/shared/contract';

/** The comment on an item that the user has typed and not sent. It is kept as long as the tab is open. */
export const useUnsentComment = (groupId: Id, newsId: Id | undefined) => {
  const userId = useCurrentUser()?.id;
  const key = `comment ${JSON.stringify([userId, groupId, newsId])}`;
  return {
    read: () => sessionStorage.getItem(key) ?? '',
    keep: (comment: string) => sessionStorage.setItem(key, comment),
    forget: () => sessionStorage.removeItem(key),
  };
};
