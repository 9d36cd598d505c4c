import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useIsOwnWork } from '@/features/news';
import { approvalPath, useShowAgain } from '@/features/review';
import { useExtension } from '@/shared/config/extensions';
import type { DeskItem, Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';
import { timeSpan } from '@/shared/text/time-span';
import { toast } from '@/shared/ui/toast/toast';

import { dueAt, keyOf, nextMoment, timeUntil } from './due';
import { reminderMessages } from './messages';
import { outsideState, tellOutside } from './outside';
import { ReminderNotice } from './reminder-notice';
import { createTold } from './told';

/** A hidden tab waits this long for a visible tab to show the reminder. */
const HIDDEN_WAITS_MS = 2_000;

type Props = { userId: Id; items: readonly DeskItem[] };

/**
 * Reports each approval that is the person's to renew once when it has less than two hours left (DSK-05): on the visible page or, if no
 * page is visible and the person wants it, as a browser notification. A single timer waits for the next
 * change.
 */
export function Reminder({ userId, items }: Props) {
  const messages = useMessages(reminderMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const hasAgain = useExtension('approval-again');
  const { showAgain } = useShowAgain();
  const isOwnWork = useIsOwnWork();
  const [told] = useState(() => createTold(userId));
  /** The keys that each notice on screen reports. */
  const [notices] = useState(() => new Map<number, string[]>());

  const end = (id: number) => {
    toast.dismiss(id);
    notices.delete(id);
  };

  const show = (due: DeskItem[]) => {
    const onOpen = (path: string) => {
      end(id);
      void navigate(path);
    };
    const onAgain = ({ groupId, id: newsId }: DeskItem) => void showAgain({ groupId, newsId });
    const id = toast.reminder(<ReminderNotice items={due} onOpen={onOpen} {...(hasAgain && { onAgain })} />);
    notices.set(id, due.map(keyOf));
  };

  const sayOutside = (item: DeskItem) =>
    tellOutside({
      title: item.title,
      body: `${messages.soon(1)} · ${messages.beforeTimeLeft}${timeSpan(Date.parse(item.approvedUntil ?? '') - Date.now(), locale)}${messages.afterTimeLeft}`,
      tag: keyOf(item),
      lang: locale,
      onOpen: () => void navigate(approvalPath(item)),
    });

  const look = useEffectEvent(async (isWanted: () => boolean) => {
    const due = dueAt(items, Date.now()).filter((item) => !isOwnWork(item));
    const keys = due.map(keyOf);
    // Dismiss notices whose approvals were renewed or have ended.
    for (const [id, of] of notices) if (!of.some((key) => keys.includes(key))) end(id);
    const isSeen = document.visibilityState === 'visible';
    if (!isWanted() || due.length === 0 || (!isSeen && outsideState() !== 'granted')) return;
    const taken = await told.take(isSeen ? 'page' : 'outside', keys);
    const untold = due.filter((item) => taken.includes(keyOf(item)));
    if (isSeen && untold.length > 0) show(untold);
    if (!isSeen) untold.forEach(sayOutside);
  });

  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      void look(() => isCurrent);
      const next = nextMoment(items, Date.now());
      if (next !== null) timer = setTimeout(start, timeUntil(next));
    };
    const start = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') wake();
      else timer = setTimeout(wake, HIDDEN_WAITS_MS);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [items]);

  // Dismiss the notices when the person logs out.
  useEffect(() => () => notices.forEach((_keys, id) => toast.dismiss(id)), [notices]);

  return null;
}
