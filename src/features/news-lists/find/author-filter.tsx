import { skipToken } from '@reduxjs/toolkit/query/react';

import { useCurrentUser } from '@/features/auth';
import { useGetGroupQuery } from '@/features/journalists';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { FilterMenu } from '@/shared/ui/filters/filter-menu';

import { findMessages } from '../messages';

type Props = {
  /** The group whose members are offered; without it, only the user. */
  groupId: Id | undefined;
  value: string;
  /** The name of the author in the address; known once news of theirs was found. */
  name: string | undefined;
  onChange: (author: string) => void;
};

/**
 * The user and the other members of the group. An author from the address who has left the group stays
 * selected.
 */
export function AuthorFilter({ groupId, value, name, onChange }: Props) {
  const messages = useMessages(findMessages);
  const user = useCurrentUser();
  const { currentData: group } = useGetGroupQuery(groupId ?? skipToken);
  const options = [
    ...(user ? [{ value: String(user.id), label: messages.mine }] : []),
    ...(group?.members ?? [])
      .filter(({ profile }) => !user || !sameId(profile.id, user.id))
      .map(({ profile }) => ({ value: String(profile.id), label: profile.displayName })),
  ];
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <FilterMenu
      label={messages.author}
      all={messages.all}
      options={isOffered ? options : [...options, { value, label: name ?? messages.anotherAuthor }]}
      value={value}
      onChange={onChange}
    />
  );
}
