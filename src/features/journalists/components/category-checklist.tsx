import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { foldName, type Id, type NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { CheckList } from '@/shared/ui/check-list/check-list';
import { SearchBox } from '@/shared/ui/search-box/search-box';

import { journalistMessages } from '../messages';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), paddingTop: 4 }));

type Props = {
  categories: readonly NewsCategory[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
};

const matches = (name: string, filter: string) => foldName(name).includes(foldName(filter));

/** A filterable list of categories, of which any number can be selected. Hidden ones stay selected. */
export function CategoryChecklist({ categories, chosen, onChange }: Props) {
  const messages = useMessages(journalistMessages);
  const [filter, setFilter] = useState('');
  const shown = categories.filter(({ name }) => matches(name, filter));
  const toggle = (id: Id) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  return (
    <Root>
      <SearchBox size="sm" label={messages.searchCategories} value={filter} onChange={setFilter} />
      <CheckList
        scrolls
        label={messages.categories}
        parts={[{ options: shown.map(({ id, name }) => ({ value: id, label: name })) }]}
        isChosen={(id) => chosen.includes(id)}
        onToggle={toggle}
        emptyText={messages.noCategoryFound}
      />
      <span aria-live="polite">{messages.chosenCount(chosen.length)}</span>
    </Root>
  );
}
