import { useExtension } from '@/shared/config/extensions';
import { useWasIdle } from '@/shared/lib/when-idle';

import { useGetDeskQuery } from './api/desk-api';

/**
 * The number of items that need the person: those that wait for their approval, as on the dashboard and in the list; for a
 * person who approves nothing, those returned to them.
 * It uses the same call as the dashboard, and waits until the current page is loaded.
 */
export const useWaitingCount = (): number => {
  const hasDesk = useExtension('approval-desk');
  const { data } = useGetDeskQuery(undefined, { skip: !useWasIdle() || !hasDesk });
  const approves = data !== undefined && data.groupIds.length > 0;
  return (approves ? data.waiting.total : data?.returned?.length) ?? 0;
};
