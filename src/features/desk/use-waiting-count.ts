import { useExtension } from '@/shared/config/extensions';
import { useWasIdle } from '@/shared/lib/when-idle';

import { useGetDeskQuery } from './api/desk-api';

/**
 * How many items need the person: those that wait for their approval, and those that were returned to them. Asked for
 * once the page on screen is there, by the call that the dashboard makes.
 */
export const useWaitingCount = (): number => {
  const hasDesk = useExtension('approval-desk');
  const { data } = useGetDeskQuery(undefined, { skip: !useWasIdle() || !hasDesk });
  return (data?.waiting.total ?? 0) + (data?.returned?.length ?? 0);
};
