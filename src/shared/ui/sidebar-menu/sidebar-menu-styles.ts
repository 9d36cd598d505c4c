import List from '@mui/material/List';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import type { Link } from 'react-router-dom';

import { TOUCH, TOUCH_PX } from '../theme/touch';

// The same dimensions as the static sidebar in public/index.html, which these replace.
export const Items = styled(List)({ display: 'grid', gap: 2, padding: 0 });

export const Item = styled(ListItemButton)<ListItemButtonProps<typeof Link>>(({ theme }) => ({
  ...theme.typography.body2,
  gap: theme.spacing(1.25),
  minHeight: 38,
  // In the drawer, which has no static copy.
  [theme.breakpoints.down('lg')]: { [TOUCH]: { minHeight: TOUCH_PX } },
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  '& svg': { fontSize: 20, flex: 'none' },
  '& > span:not(.MuiBadge-root)': { flex: 1, minWidth: 0 },
  '& .MuiBadge-badge': { position: 'static', transform: 'none' },
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

/** The link of a group, with the button of its sub-menu at the end. */
export const GroupHead = styled('div')({ position: 'relative', '& > a': { paddingInlineEnd: 44 } });

export const GroupToggle = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: TOUCH_PX,
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
