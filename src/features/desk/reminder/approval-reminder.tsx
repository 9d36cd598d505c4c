import { useEffect, useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import type { DeskItem } from '@/shared/contract';
import { useWasIdle } from '@/shared/lib/when-idle';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { useGetDeskQuery } from '../api/desk-api';

import { dueAt, nextMoment, timeUntil } from './due';

const reminder = onDemand(() => import('./reminder').then((module) => module.Reminder));
const NONE: readonly DeskItem[] = [];

/** Whether one of the items has become due since the first render; then it stops waiting. */
const useIsDue = (items: readonly DeskItem[]): boolean => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    const look = () => {
      if (dueAt(items, Date.now()).length > 0) return setDue(true);
      const next = nextMoment(items, Date.now());
      if (next !== null) timer = setTimeout(look, timeUntil(next));
    };
    let timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [items, isDue]);
  return isDue;
};

/**
 * Reminds an approver of approvals that end soon, on any page (DSK-05). It uses the query of the menu count,
 * and loads its code only when there is something to report.
 */
export function ApprovalReminder() {
  const hasDesk = useExtension('approval-desk');
  const userId = useCurrentUser()?.id;
  const { data } = useGetDeskQuery(undefined, { skip: !useWasIdle() || !hasDesk });
  const items = data?.runningOut.items ?? NONE;
  const Reminder = reminder.usePart(useIsDue(items));
  return Reminder && userId !== undefined ? <Reminder key={userId} userId={userId} items={items} /> : null;
}
