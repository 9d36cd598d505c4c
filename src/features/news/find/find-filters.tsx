import { useCurrentUser } from '@/features/auth';
import { useListCategoriesQuery } from '@/features/categories';
import { ownLevel, useListGroupsQuery } from '@/features/journalists';
import { NEWS_SORTS, NEWS_STATES, STATES_THAT_RUN_OUT, type NewsFilter } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { FilterDays, FilterFields, FilterSelect } from '@/shared/ui/filters/filter-fields';

import { findMessages } from './messages';
import type { FindParameter } from './use-find-query';

type Props = {
  filter: NewsFilter;
  valueOf: (name: FindParameter) => string;
  onChange: (values: Partial<Record<FindParameter, string>>) => void;
};

const NOTHING: Record<FindParameter, string> = {
  ...{ group: '', state: '', author: '', category: '', from: '', to: '', sort: '' },
};

const named = (items: readonly { id: unknown; name: string }[] = []) =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

/** What the news of all groups are filtered and sorted by (DSK-07). */
export function FindFilters({ filter, valueOf, onChange }: Props) {
  const messages = useMessages(findMessages);
  const user = useCurrentUser();
  const groups = useListGroupsQuery({ search: '' });
  const categories = useListCategoriesQuery('');
  const runsOut = STATES_THAT_RUN_OUT.includes(filter.state);
  const choices = (values: readonly (keyof typeof messages & string)[]) =>
    values.map((value) => ({ value, label: String(messages[value]) }));

  return (
    <FilterFields role="group">
      <FilterSelect
        label={messages.group}
        all={messages.all}
        options={named(groups.data?.filter((group) => ownLevel(group) !== null))}
        value={valueOf('group')}
        onChange={(group) => onChange({ group })}
      />
      <FilterSelect
        label={messages.state}
        all={messages.all}
        options={choices(NEWS_STATES)}
        value={filter.state ?? ''}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        label={messages.author}
        all={messages.all}
        options={user ? [{ value: String(user.id), label: messages.mine }] : []}
        value={valueOf('author')}
        onChange={(author) => onChange({ author })}
      />
      <FilterSelect
        label={messages.category}
        all={messages.all}
        options={named(categories.data)}
        value={valueOf('category')}
        onChange={(category) => onChange({ category })}
      />
      <FilterDays labels={messages} from={valueOf('from')} to={valueOf('to')} onChange={onChange} />
      <FilterSelect
        label={messages.sort}
        all={messages.newest}
        options={choices(NEWS_SORTS.filter((sort) => sort === 'oldest' || (sort === 'runs-out' && runsOut)))}
        value={filter.sort === 'newest' ? '' : (filter.sort ?? '')}
        onChange={(sort) => onChange({ sort })}
      />
      {Object.keys(filter).length > 0 && (
        <Button variant="flat" color="secondary" onClick={() => onChange(NOTHING)}>
          {messages.clear}
        </Button>
      )}
    </FilterFields>
  );
}
