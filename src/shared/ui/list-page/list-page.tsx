import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Card } from '../card/card';
import { PageHeader, type PageHeaderProps } from '../page-header/page-header';
import { SearchBox, type SearchBoxProps } from '../search-box/search-box';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0, 0),
  color: theme.vars.palette.text.secondary,
}));

const Search = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(2) }));

export type ListPageProps = PageHeaderProps & {
  /** The search below the title; pass the `searchBox` of `useList`. */
  search?: SearchBoxProps;
  /** A note about the search results. */
  searchNote?: ReactNode;
  /** Further filters of the list. */
  filters?: ReactNode;
  /** A note about the whole list. */
  note?: ReactNode;
  /** The `DataTable`, or what replaces it. */
  children: ReactNode;
};

/** The page of a list: title and actions, the search below them, and the list on a card. */
export function ListPage({ search, searchNote, filters, note, children, ...header }: ListPageProps) {
  return (
    <>
      <PageHeader {...header} />
      {search && (
        <Search>
          <SearchBox {...search} />
          {searchNote && <Note>{searchNote}</Note>}
        </Search>
      )}
      {filters}
      <Card flush>{children}</Card>
      {note && <Note>{note}</Note>}
    </>
  );
}
