import { useCallback } from 'react';

import { useCurrentUser } from '@/features/auth';
import type { Notification } from '@/shared/contract';

import { useMarkNotificationReadMutation } from '../api/notifications-api';

/** Marks what a person opens as read. Silently: if it fails, it stays unread. */
export const useMarkRead = () => {
  const me = useCurrentUser()?.id;
  const [mark] = useMarkNotificationReadMutation();
  return useCallback(
    ({ id, isRead }: Notification) => {
      if (me !== undefined && !isRead) void mark({ me, id });
    },
    [me, mark],
  );
};
