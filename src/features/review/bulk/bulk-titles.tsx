import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { JournalistNews } from '@/shared/contract';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  boxSizing: 'border-box',
  width: '100%',
  maxHeight: '30vh',
  margin: 0,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  listStyle: 'none',
  '& > li + li': { marginTop: theme.spacing(0.5) },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));

type Props = {
  rows: readonly JournalistNews[];
  label: string;
  /** Follows the title, which then is a link to the item. */
  note?: (row: JournalistNews) => ReactNode;
};

/** The titles of items, in a list that scrolls. */
export function Titles({ rows, label, note }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <List aria-label={label} tabIndex={0}>
      {rows.map((row) => (
        <li key={row.id}>
          {note ? <Link to={paths.newsReview.href(row.groupId, row.id)}>{row.title}</Link> : row.title}
          {note && <small>{note(row)}</small>}
        </li>
      ))}
    </List>
  );
}
