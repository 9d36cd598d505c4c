import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { approvalPath } from '@/features/news';
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

/** A tab that nobody looks at waits for one that somebody does. */
const HIDDEN_WAITS_MS = 2_000;

type Props = { userId: Id; items: readonly DeskItem[] };

/**
 * Tells once of each approval that comes under two hours (DSK-05): on the page that is looked at and, where no page is
 * and the person wants that, by the browser. One timer, to the next moment at which something changes.
 */
export function Reminder({ userId, items }: Props) {
  const messages = useMessages(reminderMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const [told] = useState(() => createTold(userId));
  /** The keys of what each notice on screen tells of. */
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
    const id = toast.reminder(<ReminderNotice items={due} onOpen={onOpen} />);
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
    const due = dueAt(items, Date.now());
    const keys = due.map(keyOf);
    // Approved again, or over: there is nothing to be told of any more.
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

  // Whoever signs out takes their notices along.
  useEffect(() => () => notices.forEach((_keys, id) => toast.dismiss(id)), [notices]);

  return null;
}
