import { useState } from 'react';

import { HandOverCard, handOverMessages } from '@/features/hand-over';
import { ownLevel, useGetGroupQuery } from '@/features/journalists';
import type { Id, NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import type { Asked } from './bulk-dialog';
import { BulkOnDemand } from './bulk-on-demand';

type Props = { groupId: Id; news: NewsItem; onHandedOver: () => void };

/** Hands the item of a page over: the action on several items, with one (TOG-03). */
export function HandOverNews({ groupId, news, onHandedOver }: Props) {
  const { handOver: label } = useMessages(handOverMessages);
  const { data: group } = useGetGroupQuery(groupId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const action = { kind: 'handOver', label, danger: false } as const;
  return (
    <>
      <HandOverCard groupId={groupId} onHandOver={() => setAsked({ action, rows: [{ ...news, groupId }] })} />
      <BulkOnDemand
        asked={asked}
        levelOf={() => ownLevel(group)}
        onSettled={(done) => done.length > 0 && onHandedOver()}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
