import { useMemberOptions } from '@/features/journalists';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
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

/** Who wrote the news. */
export function AuthorFilter({ groupId, value, name, onChange }: Props) {
  const { author, all, mine, anotherAuthor } = useMessages(findMessages);
  const options = useMemberOptions(groupId, { value, mine, another: name ?? anotherAuthor });
  return <FilterMenu label={author} all={all} options={options} value={value} onChange={onChange} />;
}
