import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { SearchBox, type SearchBoxProps } from '../search-box/search-box';
import { whereCards } from '../theme/cards';
import { TOOLBAR_PX } from '../theme/toolbar';
import { TOUCH, TOUCH_PX } from '../theme/touch';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  height: TOOLBAR_PX,
  marginBottom: theme.spacing(2),
  [TOUCH]: { height: TOUCH_PX },
  // Room below the list for the bar of what is chosen, which is below cards at the bottom of the window.
  [whereCards(theme)]: {
    '&:has(> [data-selection-bar]) ~ *:last-child': { marginBottom: theme.spacing(8) },
  },
  // Above a table the bar takes the place of the rest, which keeps its state.
  [theme.breakpoints.up('md')]: {
    '&:has(> [data-selection-bar]) > :not([data-selection-bar])': { visibility: 'hidden' },
  },
}));

/** Takes what the filters leave. */
const Search = styled('div')(({ theme }) => ({
  flex: '1 0 160px',
  maxWidth: 320,
  [whereCards(theme)]: { flex: '1 1 0', maxWidth: 'none' },
}));

export type ListToolbarProps = {
  /** The search of the list; pass the `searchBox` of `useList`. */
  search?: SearchBoxProps | undefined;
  /** The `FilterBar` of the list, in one row with the search. */
  filters?: ReactNode;
  /** The `SelectionBar` of the list, while rows are chosen: it takes the place of search and filters. */
  bar?: ReactNode;
};

/** One row with the search and the filters of a list. */
export function ListToolbar({ search, filters, bar }: ListToolbarProps) {
  return (
    <Root>
      {search && (
        <Search>
          <SearchBox {...search} />
        </Search>
      )}
      {filters}
      {bar}
    </Root>
  );
}
