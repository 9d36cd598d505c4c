import { useCurrentUser } from '@/features/auth';
import { useGetGroupQuery } from '@/features/journalists';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { FilterMenu } from '@/shared/ui/filters/filter-menu';

import { mediaMessages } from '../messages';

type Props = { groupId: Id; value: string; onChange: (person: string) => void };

/** Who uploaded a picture: the user and the other members. Somebody who has left the group stays chosen. */
export function PersonFilter({ groupId, value, onChange }: Props) {
  const messages = useMessages(mediaMessages);
  const user = useCurrentUser();
  const { currentData: group } = useGetGroupQuery(groupId);
  const options = [
    ...(user ? [{ value: String(user.id), label: messages.mine }] : []),
    ...(group?.members ?? [])
      .filter(({ profile }) => !user || !sameId(profile.id, user.id))
      .map(({ profile }) => ({ value: String(profile.id), label: profile.displayName })),
  ];
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <FilterMenu
      label={messages.person}
      all={messages.all}
      options={isOffered ? options : [...options, { value, label: messages.anotherPerson }]}
      value={value}
      onChange={onChange}
    />
  );
}
