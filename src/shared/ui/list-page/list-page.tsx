import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Card } from '../card/card';
import { PageHeader, type PageHeaderProps } from '../page-header/page-header';

import { ListToolbar, type ListToolbarProps } from './list-toolbar';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0, 0),
  color: theme.vars.palette.text.secondary,
}));

const SearchNote = styled(Note)(({ theme }) => ({ margin: theme.spacing(-1, 0, 2) }));

export type ListPageProps = PageHeaderProps &
  ListToolbarProps & {
    /** A note about the search results. */
    searchNote?: ReactNode;
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
      {(search || filters) && <ListToolbar search={search} filters={filters} bar={bar} />}
      {searchNote && <SearchNote>{searchNote}</SearchNote>}
      <Card flush>{children}</Card>
      {note && <Note>{note}</Note>}
    </>
  );
}
