import { useEffect } from 'react';

import { useOwnGroups } from '@/features/journalists';
import type { DeskItem } from '@/shared/contract';
import type { KeptDraft } from '@/shared/draft/lost-drafts';
import { useMessages } from '@/shared/i18n/messages';
import { useNow } from '@/shared/lib/use-now';
import { Card } from '@/shared/ui/card/card';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useFailureToast } from '@/shared/ui/query-state/use-failure-toast';

import { useGetDeskQuery } from '../api/desk-api';
import { deskMessages } from '../messages';

import type { DeskKind } from './desk-columns';
import { DeskGrid } from './desk-grid';
import { DeskTable } from './desk-table';
import { DeskTabs } from './desk-tabs';
import { DraftList } from './draft-list';
import { NextOut } from './next-out';
import { Nothing } from './nothing';

/** How many of their own news a person sees beside what waits for them. */
const OWN_BESIDE = 5;

type OwnCardProps = { kind: DeskKind; items: DeskItem[] };

/** Some of the person's own news; nothing if there are none. */
function OwnCard({ kind, items }: OwnCardProps) {
  const messages = useMessages(deskMessages);
  if (items.length === 0) return null;
  return (
    <Card flush title={messages[kind]}>
      <DeskTable kind={kind} list={{ items, total: items.length }} />
    </Card>
  );
}

type Props = { drafts: KeptDraft[] | undefined };

/**
 * What needs the person now (DSK-01). Who approves nowhere sees first what they write: their drafts, what was returned to
 * them, and their own news.
 */
export function Desk({ drafts }: Props) {
  const { data: desk, refetch, error, isLoading, isFetching } = useGetDeskQuery();
  const { own: groups } = useOwnGroups();
  const now = useNow();
  useFailureToast(error);

  const [next] = desk?.runningOut.items ?? [];
  const runsOutAt = Date.parse(next?.approvedUntil ?? '');
  useEffect(() => {
    if (runsOutAt <= now) void refetch();
  }, [runsOutAt, now, refetch]);

  const show = () => {
    if (!desk || !drafts) return null;
    const { groupIds, returned = [], own } = desk;
    if (groupIds.length > 0)
      return (
        <DeskGrid
          aside={
            <>
              {next && <NextOut item={next} />}
              <DraftList drafts={drafts} />
              <OwnCard kind="own" items={own.slice(0, OWN_BESIDE)} />
            </>
          }
        >
          <DeskTabs desk={desk} />
        </DeskGrid>
      );
    if (drafts.length + returned.length + own.length === 0)
      return groups && <Nothing inGroup={groups.length > 0} />;
    const news = <OwnCard kind="own" items={own} />;
    const hasFirst = drafts.length + returned.length > 0;
    return (
      <DeskGrid aside={hasFirst && news}>
        <DraftList drafts={drafts} />
        <OwnCard kind="returned" items={returned} />
        {!hasFirst && news}
      </DeskGrid>
    );
  };

  return (
    <QueryState
      error={error}
      isLoading={isLoading || (!error && drafts === undefined)}
      isFetching={isFetching}
      hasData={desk !== undefined}
      onRetry={() => void refetch()}
    >
      {show()}
    </QueryState>
  );
}
