import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';

import { isApiError, isNotFound, type ApiError } from '@/shared/api/api-error';
import { ErrorCode, type JournalistGroup } from '@/shared/contract';
import { useIdParam } from '@/shared/lib/use-id-param';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useGetGroupQuery } from '../api/journalists-api';

import { MembersOnly } from './members-only';

const isForMembersOnly = (error: unknown): error is ApiError =>
  isApiError(error) && error.code === ErrorCode.Alert;

/** Loads the group of the address for its members; tells everyone else why there is nothing to see. */
export function GroupGate({ children }: { children: (group: JournalistGroup) => ReactNode }) {
  const groupId = useIdParam('groupId');
  const { currentData: group, error, isFetching, refetch } = useGetGroupQuery(groupId ?? skipToken);

  if (groupId === null || isNotFound(error)) return <NotFound />;
  if (isForMembersOnly(error)) return <MembersOnly error={error} />;
  return (
    <QueryState
      isLoading={!group && !error}
      isFetching={isFetching}
      error={error}
      hasData={group !== undefined}
      onRetry={() => void refetch()}
    >
      {group && children(group)}
    </QueryState>
  );
}
