import { useState } from 'react';

import type { Desk, DeskList } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { UrlTabs } from '@/shared/ui/tabs/url-tabs';

import { deskMessages } from '../messages';

import type { DeskKind } from './desk-columns';
import { countedOf, DeskTable } from './desk-table';

const listsOf = ({ waiting, runningOut, goneDark, returned }: Desk): { kind: DeskKind; list: DeskList }[] => [
  { kind: 'waiting', list: waiting },
  { kind: 'runningOut', list: runningOut },
  { kind: 'goneDark', list: goneDark },
  ...(returned ? [{ kind: 'returned' as const, list: { items: returned, total: returned.length } }] : []),
];

/** The lists of an approver: one at a time, at first the first that is not empty. The address says which was chosen. */
export function DeskTabs({ desk }: { desk: Desk }) {
  const messages = useMessages(deskMessages);
  const lists = listsOf(desk);
  // It stays when the last of its items is done.
  const [first] = useState(() => lists.find(({ list }) => list.total > 0)?.kind ?? 'waiting');
  return (
    <Card flush>
      <UrlTabs
        label={messages.lists}
        parameter="list"
        first={first}
        tabs={lists.map(({ kind, list }) => ({
          key: kind,
          label: messages[kind],
          count: list.total > 0 && countedOf(list),
          content: <DeskTable key={kind} kind={kind} list={list} />,
        }))}
      />
    </Card>
  );
}
