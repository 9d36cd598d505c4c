import { skipToken } from '@reduxjs/toolkit/query/react';

import { useCurrentUser } from '@/features/auth';
import type { Id } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';
import type { FilterOption } from '@/shared/ui/filters/filter-menu';

import { useGetGroupQuery } from './journalists-api';

type Chosen = {
  value: string;
  /** What the user is called among the others. */
  mine: string;
  /** Of somebody chosen who is not among them. */
  another: string;
};

/**
 * The people whom a filter of a group offers: the user and the other members; without a group, only the user. Somebody who
 * has left the group stays chosen.
 */
export const useMemberOptions = (
  groupId: Id | undefined,
  { value, mine, another }: Chosen,
): FilterOption[] => {
  const user = useCurrentUser();
  const { currentData: group } = useGetGroupQuery(groupId ?? skipToken);
  const options = [
    ...(user ? [{ value: String(user.id), label: mine }] : []),
    ...(group?.members ?? [])
      .filter(({ profile }) => !user || !sameId(profile.id, user.id))
      .map(({ profile }) => ({ value: String(profile.id), label: profile.displayName })),
  ];
  const isOffered = value === '' || options.some((option) => option.value === value);
  return isOffered ? options : [...options, { value, label: another }];
};
