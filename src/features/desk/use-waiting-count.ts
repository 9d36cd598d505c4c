import { useExtension } from '@/shared/config/extensions';
import { useWasIdle } from '@/shared/lib/when-idle';

import { useGetDeskQuery } from './api/desk-api';

/**
 * The number of items that need the person: those that wait for their approval and those returned to them.
 * It uses the same call as the dashboard, and waits until the current page is loaded.
 */
export const useWaitingCount = (): number => {
  const hasDesk = useExtension('approval-desk');
  const { data } = useGetDeskQuery(undefined, { skip: !useWasIdle() || !hasDesk });
  return (data?.waiting.total ?? 0) + (data?.returned?.length ?? 0);
};
