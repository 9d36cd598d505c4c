import { memo } from 'react';

import { useListCategoriesQuery } from '@/features/categories';
import { ownLevel, useListGroupsQuery } from '@/features/journalists';
import { type FindParameter, newsMessages } from '@/features/news';
import {
  defaultSort,
  type Id,
  LIST_SORTS,
  NEWS_STATES,
  STATES_THAT_RUN_OUT,
  type NewsFilter,
} from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { FilterBar } from '@/shared/ui/filters/filter-bar';
import { FilterDays } from '@/shared/ui/filters/filter-days';
import { FilterMenu } from '@/shared/ui/filters/filter-menu';

import { findMessages } from '../messages';

import { AuthorFilter } from './author-filter';

type Props = {
  /**
   * The group whose list is filtered. Without it the list covers all groups, and the group is a filter too.
   */
  ofGroup?: Id;
  filter: NewsFilter;
  valueOf: (name: FindParameter) => string;
  onChange: (values: Partial<Record<FindParameter, string>>) => void;
  /** The name of the author in the address, from the found news. */
  authorName?: string | undefined;
};

const NOTHING: Record<FindParameter, string> = {
  group: '',
  state: '',
  author: '',
  category: '',
  from: '',
  to: '',
  sort: '',
};

const named = (items: readonly { id: unknown; name: string }[] = []) =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

/** The filters and the sort order for the news of one group or of all groups (DSK-07). */
export const FindFilters = memo(function FindFilters({
  ofGroup,
  filter,
  valueOf,
  onChange,
  authorName,
}: Props) {
  const messages = useMessages(findMessages);
  const orders = useMessages(newsMessages);
  const groups = useListGroupsQuery(
    { search: '' },
    { skip: ofGroup !== undefined, selectFromResult: ({ data }) => ({ data }) },
  );
  const own = groups.data?.filter((group) => ownLevel(group) !== null);
  const categories = useListCategoriesQuery('', { selectFromResult: ({ data }) => ({ data }) });
  const runsOut = STATES_THAT_RUN_OUT.includes(filter.state);
  const unasked = defaultSort(filter.state);

  return (
    <FilterBar active={Object.keys(filter).length} onClear={() => onChange(NOTHING)}>
      {ofGroup === undefined && (
        <FilterMenu
          label={messages.group}
          all={messages.all}
          options={named(own)}
          value={valueOf('group')}
          onChange={(group) => onChange({ group })}
        />
      )}
      <FilterMenu
        label={messages.state}
        all={messages.all}
        options={NEWS_STATES.map((value) => ({ value, label: messages[value] }))}
        value={filter.state ?? ''}
        onChange={(state) => onChange({ state })}
      />
      <AuthorFilter
        groupId={ofGroup ?? own?.find(({ id }) => sameId(id, valueOf('group')))?.id}
        value={valueOf('author')}
        name={authorName}
        onChange={(author) => onChange({ author })}
      />
      <FilterMenu
        label={messages.category}
        all={messages.all}
        options={named(categories.data)}
        value={valueOf('category')}
        onChange={(category) => onChange({ category })}
      />
      <FilterDays labels={messages} from={valueOf('from')} to={valueOf('to')} onChange={onChange} />
      <FilterMenu
        isOrder
        label={messages.sort}
        all={orders[unasked]}
        options={LIST_SORTS.filter((sort) => sort !== unasked && (sort !== 'runs-out' || runsOut)).map(
          (value) => ({ value, label: orders[value] }),
        )}
        value={filter.sort === unasked ? '' : (filter.sort ?? '')}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterBar>
  );
});
