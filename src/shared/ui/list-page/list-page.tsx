import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Card } from '../card/card';
import { PageHeader, type PageHeaderProps } from '../page-header/page-header';
import { SearchBox, type SearchBoxProps } from '../search-box/search-box';
import { whereCards } from '../theme/cards';
import { TOOLBAR_PX } from '../theme/toolbar';
import { TOUCH, TOUCH_PX } from '../theme/touch';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0, 0),
  color: theme.vars.palette.text.secondary,
}));

const Toolbar = styled('div')(({ theme }) => ({
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

const SearchNote = styled(Note)(({ theme }) => ({ margin: theme.spacing(-1, 0, 2) }));

export type ListPageProps = PageHeaderProps & {
  /** The search below the title; pass the `searchBox` of `useList`. */
  search?: SearchBoxProps;
  /** A note about the search results. */
  searchNote?: ReactNode;
  /** The `FilterBar` of the list, in one row with the search. */
  filters?: ReactNode;
  /** The `SelectionBar` of the list, while rows are chosen: it takes the place of search and filters. */
  bar?: ReactNode;
  /** A note about the whole list. */
  note?: ReactNode;
  /** The `DataTable`, or what replaces it. */
  children: ReactNode;
};

/** The page of a list: title and actions, one row with search and filters, and the list on a card. */
export function ListPage({ search, searchNote, filters, bar, note, children, ...header }: ListPageProps) {
  return (
    <>
      <PageHeader {...header} />
      {(search || filters) && (
        <Toolbar>
          {search && (
            <Search>
              <SearchBox {...search} />
            </Search>
          )}
          {filters}
          {bar}
        </Toolbar>
      )}
      {searchNote && <SearchNote>{searchNote}</SearchNote>}
      <Card flush>{children}</Card>
      {note && <Note>{note}</Note>}
    </>
  );
}
