import { styled } from '@mui/material/styles';
import type { LinkProps } from 'react-router-dom';

export const Items = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 });

export const Item = styled('a')<Partial<LinkProps>>(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  width: '100%',
  minHeight: 38,
  padding: theme.spacing(0.5, 1.5),
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { fontSize: 20, flex: 'none' },
  '& span': { flex: 1, minWidth: 0 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-active="true"]': { color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.ink,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '&[aria-current="page"]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 8,
    insetInlineStart: 0,
    width: 3,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

/** A group's link with the button of its sub-menu over its end. */
export const GroupHead = styled('div')({ position: 'relative', '& > a': { paddingInlineEnd: 44 } });

export const GroupToggle = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  padding: 0,
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '& svg': { fontSize: 20, transition: 'transform 120ms' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

export const SubItems = styled(Items)(({ theme }) => ({
  marginBlock: 2,
  marginInlineStart: theme.spacing(2.5),
  paddingInlineStart: theme.spacing(1),
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  '&[hidden]': { display: 'none' },
}));
