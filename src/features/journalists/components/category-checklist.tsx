import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { Id, NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { SearchBox } from '@/shared/ui/search-box/search-box';

import { journalistMessages } from '../messages';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), paddingTop: 4 }));

/** Plain check boxes: two hundred of them are there at once, and every keyboard and screen reader knows them. */
const List = styled('div')(({ theme }) => ({
  height: 'min(320px, 40vh)',
  overflowY: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& label': { display: 'flex', gap: 10, padding: '6px 12px', overflowWrap: 'anywhere', cursor: 'pointer' },
  '& label:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& input': {
    flex: 'none',
    width: 16,
    height: 16,
    margin: '3px 0',
    accentColor: theme.vars.palette.primary.main,
  },
  '& p': { margin: 0, padding: theme.spacing(2), color: theme.vars.palette.text.secondary },
}));

type Props = {
  categories: readonly NewsCategory[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
};

const matches = (name: string, filter: string) =>
  name.toLocaleLowerCase().includes(filter.trim().toLocaleLowerCase());

/** Any number of categories to choose, with a filter. What is chosen stays chosen while it is filtered out. */
export function CategoryChecklist({ categories, chosen, onChange }: Props) {
  const messages = useMessages(journalistMessages);
  const [filter, setFilter] = useState('');
  const shown = categories.filter(({ name }) => matches(name, filter));
  const toggle = (id: Id) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  return (
    <Root>
      <SearchBox size="sm" label={messages.searchCategories} value={filter} onChange={setFilter} />
      <List role="group" aria-label={messages.categories}>
        {shown.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
        {shown.length === 0 && <p role="status">{messages.noCategoryFound}</p>}
      </List>
      <span aria-live="polite">{messages.chosenCount(chosen.length)}</span>
    </Root>
  );
}
