import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';

import type { NewsKey } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import { type PersonPresent, PRESENCE_EVERY_MS } from '@/shared/contract';
import { newId } from '@/shared/lib/new-id';
import { hasSession } from '@/shared/session/session';

import { useLeavePresenceMutation, useReportPresenceQuery } from '../api/presence-api';

import { useIsVisible } from './use-is-visible';

const NOBODY: readonly PersonPresent[] = [];

/**
 * Reports that an item is open on this page, for as long as the page can be seen, and returns the other people who have it open.
 * Without the extension `presence` it sends nothing.
 */
export const usePresence = ({ groupId, newsId }: NewsKey, isEditing: boolean): readonly PersonPresent[] => {
  // An id of the page and not of the console: the review is left while the form opens, in any order.
  const [client] = useState(newId);
  const hasPresence = useExtension('presence');
  const isVisible = useIsVisible();
  const isOpen = hasPresence && isVisible;
  const { currentData = NOBODY, error } = useReportPresenceQuery(
    isOpen ? { groupId, newsId, client, isEditing } : skipToken,
    { pollingInterval: PRESENCE_EVERY_MS, refetchOnMountOrArgChange: true },
  );
  const [leave] = useLeavePresenceMutation();
  useEffect(() => {
    if (!isOpen) return undefined;
    // Whoever signs out leaves without a word: the server would refuse it, and forgets the page in 20 seconds.
    return () => void (hasSession() && leave({ groupId, newsId, client }));
  }, [isOpen, groupId, newsId, client, leave]);
  // What is known from before says nothing of now: the item may have gone to another group.
  return error ? NOBODY : currentData;
};
