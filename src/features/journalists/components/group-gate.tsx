import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';

import { isNotFound } from '@/shared/api/api-error';
import type { Id, JournalistGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useIdParam } from '@/shared/lib/use-id-param';
import { Card } from '@/shared/ui/card/card';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useFailureToast } from '@/shared/ui/query-state/use-failure-toast';

import { useGetGroupQuery } from '../api/journalists-api';
import { membersOnlyMessages } from '../members-only-messages';

import { isForMembersOnly, MembersOnly } from './members-only';

type Props = {
  /** The heading while the group loads. */
  title: string;
  children: (group: JournalistGroup) => ReactNode;
  /** Replaces the explanation for people who are not members. */
  otherwise?: ((groupId: Id) => ReactNode) | undefined;
};

/** Loads the group of the address for its members; explains to others why they cannot open it. */
export function GroupGate({ title, children, otherwise }: Props) {
  const groupId = useIdParam('groupId');
  const messages = useMessages(membersOnlyMessages);
  const { currentData: group, error, isFetching, refetch } = useGetGroupQuery(groupId ?? skipToken);

  // A refusal to people who are not members is said by what replaces the page.
  useFailureToast(isNotFound(error) || isForMembersOnly(error) ? undefined : error);

  if (groupId === null || isNotFound(error)) return <NotFound />;
  if (isForMembersOnly(error) && otherwise) return otherwise(groupId);
  if (isForMembersOnly(error)) {
    return (
      <>
        <PageHeader title={error.message ? messages.notOpened : messages.title} />
        <Card flush>
          <MembersOnly error={error} />
        </Card>
      </>
    );
  }
  return (
    <>
      {!group && <PageHeader title={title} />}
      <QueryState
        // A new key remounts it: the page replaces the waiting state instead of moving it, and no form or dialog stays for another group.
        key={group ? `page ${groupId}` : 'wait'}
        isLoading={!group && !error}
        isFetching={isFetching}
        error={error}
        hasData={group !== undefined}
        onRetry={() => void refetch()}
      >
        {group && children(group)}
      </QueryState>
    </>
  );
}
