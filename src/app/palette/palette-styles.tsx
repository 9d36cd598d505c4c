import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export const Field = styled(InputBase)(({ theme }) => ({
  height: 52,
  gap: theme.spacing(1),
  paddingInline: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > svg': { color: theme.vars.palette.text.secondary },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

/** Instead of a popper: the list stands below the field, in the dialog. */
export function InPlace({ children }: { children?: unknown }) {
  return <div role="presentation">{children as ReactNode}</div>; // a popper also takes a function, which is not used here
}

export const Plain = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  '& .MuiAutocomplete-noOptions': { padding: theme.spacing(2), color: theme.vars.palette.text.secondary },
}));

export const Options = styled('div')(({ theme }) => ({
  // A phone has no Escape: room to tap beside the list.
  maxHeight: 'calc(100vh - 200px)',
  margin: 0,
  padding: theme.spacing(0.5, 0, 1),
  overflowY: 'auto',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [theme.breakpoints.up('md')]: { maxHeight: 'calc(76vh - 60px)' },
}));

export const Group = styled('div')({});

export const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(1, 2, 0.25),
  color: theme.vars.palette.text.secondary,
  fontWeight: 600,
}));

export const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 40,
  marginInline: theme.spacing(1),
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.vars.shape.borderRadius,
  cursor: 'pointer',
  '&.Mui-focused': { backgroundColor: theme.vars.palette.primary.soft },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}));

export const Label = styled('span')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  gap: theme.spacing(1),
  minWidth: 0,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch', gap: 0 },
  '& > span': { flex: '0 1 auto', minWidth: 0 },
  '& > small': {
    ...theme.typography.caption,
    flex: '1 2 auto',
    minWidth: 40,
    color: theme.vars.palette.text.secondary,
  },
}));
