import { useMemberOptions } from '@/features/journalists';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { FilterMenu } from '@/shared/ui/filters/filter-menu';

import { mediaMessages } from '../messages';

type Props = { groupId: Id; value: string; onChange: (person: string) => void };

/** Who uploaded a picture. */
export function PersonFilter({ groupId, value, onChange }: Props) {
  const { person, all, mine, anotherPerson } = useMessages(mediaMessages);
  const options = useMemberOptions(groupId, { value, mine, another: anotherPerson });
  return <FilterMenu label={person} all={all} options={options} value={value} onChange={onChange} />;
}
