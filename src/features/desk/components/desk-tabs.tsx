import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';

import type { Desk, DeskList } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { useUrlParams } from '@/shared/lib/use-url-params';
import { Card } from '@/shared/ui/card/card';

import { deskMessages } from '../messages';

import type { DeskKind } from './desk-columns';
import { countedOf, DeskTable } from './desk-table';

const TAB = 'list';

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineStart: theme.spacing(0.75),
  fontVariantNumeric: 'tabular-nums',
}));

const listsOf = ({ waiting, runningOut, goneDark, returned }: Desk): { kind: DeskKind; list: DeskList }[] => [
  { kind: 'waiting', list: waiting },
  { kind: 'runningOut', list: runningOut },
  { kind: 'goneDark', list: goneDark },
  ...(returned ? [{ kind: 'returned' as const, list: { items: returned, total: returned.length } }] : []),
];

/** The lists of an approver: one at a time, at first the first that is not empty. The address says which was chosen. */
export function DeskTabs({ desk }: { desk: Desk }) {
  const messages = useMessages(deskMessages);
  const id = useId();
  const [params, change] = useUrlParams();
  const lists = listsOf(desk);
  // It stays when the last of its items is done.
  const [first] = useState(() => lists.find(({ list }) => list.total > 0)?.kind ?? 'waiting');
  const chosen =
    lists.find(({ kind }) => kind === params.get(TAB)) ?? lists.find(({ kind }) => kind === first);
  if (!chosen) return null;
  return (
    <Card flush>
      <Tabs
        variant="scrollable"
        value={chosen.kind}
        aria-label={messages.lists}
        onChange={(_event, kind: DeskKind) => change((next) => next.set(TAB, kind), { replace: true })}
      >
        {lists.map(({ kind, list }) => (
          <Tab
            key={kind}
            value={kind}
            id={`${id}-${kind}`}
            aria-controls={`${id}-panel`}
            lang={textLanguage(messages[kind])}
            label={
              <span>
                {messages[kind]}
                {list.total > 0 && <Count>{countedOf(list)}</Count>}
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.kind}`}>
        <DeskTable key={chosen.kind} kind={chosen.kind} list={chosen.list} />
      </div>
    </Card>
  );
}
