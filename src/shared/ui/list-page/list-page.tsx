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
  /** Stands below the title of every list; `searchBox` of `useList` fills it. */
  search?: SearchBoxProps;
  /** What has to be known of the rows that a search found. */
  searchNote?: ReactNode;
  /** What else the list is filtered by. */
  filters?: ReactNode;
  /** What has to be known of the whole list. */
  note?: ReactNode;
  /** The `DataTable`, or what stands in its place. */
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
