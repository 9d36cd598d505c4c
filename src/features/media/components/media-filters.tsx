import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { FilterBar } from '@/shared/ui/filters/filter-bar';
import { FilterDays } from '@/shared/ui/filters/filter-days';
import { FilterMenu } from '@/shared/ui/filters/filter-menu';

import { useListMediaTagsQuery } from '../api/media-api';
import { mediaMessages } from '../messages';
import { type MediaParameter, NO_FILTER } from '../model/media-filter';

import { PersonFilter } from './person-filter';

type Props = {
  groupId: Id;
  /** How many filters are set. */
  active: number;
  valueOf: (name: MediaParameter) => string;
  onChange: (values: Partial<Record<MediaParameter, string>>) => void;
};

/** The filters of a library, for its page and for its dialog. */
export function MediaFilters({ groupId, active, valueOf, onChange }: Props) {
  const messages = useMessages(mediaMessages);
  const { data: tags } = useListMediaTagsQuery(groupId);
  return (
    <FilterBar active={active} onClear={() => onChange(NO_FILTER)}>
      <PersonFilter groupId={groupId} value={valueOf('person')} onChange={(person) => onChange({ person })} />
      <FilterDays labels={messages} from={valueOf('from')} to={valueOf('to')} onChange={onChange} />
      <FilterMenu
        label={messages.tag}
        all={messages.all}
        options={(tags ?? []).map(({ name }) => ({ value: name, label: name }))}
        value={valueOf('tag')}
        onChange={(tag) => onChange({ tag })}
      />
      <FilterMenu
        label={messages.use}
        all={messages.all}
        options={[{ value: 'true', label: messages.unused }]}
        value={valueOf('unused')}
        onChange={(unused) => onChange({ unused })}
      />
    </FilterBar>
  );
}
