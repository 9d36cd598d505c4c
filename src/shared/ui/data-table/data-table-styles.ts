import { styled } from '@mui/material/styles';

import { iconButtonStyles } from '../icon-button/icon-button-styles';

export const Scroller = styled('div')({ overflowX: 'auto' });

/** One styled element for the whole table. On a phone each row becomes a card of labelled lines. */
export const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '7px 12px', textAlign: 'start', verticalAlign: 'middle' },
  '& th': {
    ...theme.typography.caption,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& [data-hidden]': { display: 'block', width: 1, height: 1, overflow: 'hidden' },
  '& td': { overflowWrap: 'anywhere' },
  '& td .MuiButton-root': { whiteSpace: 'nowrap' },
  '& [data-row-link]': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 26,
    padding: '1px 8px',
    border: `1px solid color-mix(in srgb, ${theme.vars.palette.primary.ink} 45%, transparent)`,
    borderRadius: theme.vars.shape.borderRadius,
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.primary.ink,
    textDecoration: 'none',
    '&:hover': {
      backgroundColor: theme.vars.palette.primary.soft,
      borderColor: theme.vars.palette.primary.ink,
    },
  },
  '& tbody tr + tr > td': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tbody tr:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& [data-align="center"]': { textAlign: 'center' },
  '& [data-align="right"]': { textAlign: 'end' },
  '& [data-row-menu]': { ...iconButtonStyles(theme), height: 28, fontSize: 18, lineHeight: 1 },
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tbody tr': { display: 'block' },
    '& tbody tr': { position: 'relative', padding: '8px 0' },
    '& tbody tr + tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& tbody tr + tr > td': { borderTop: 0 },
    '& tbody td': { display: 'flex', gap: 12, padding: '3px 14px' },
    // The menu's button stands in the corner of the card.
    '& tbody tr:has([data-menu]) td:first-of-type': { paddingInlineEnd: 46 },
    // 38 % of the width without that corner, and 38 % of the corner.
    '& tbody tr:has([data-menu]) td:first-of-type::before': { flexBasis: 'calc(38% + 12px)' },
    '& tbody td[data-align]': { textAlign: 'start' },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label)',
      flex: '0 0 38%',
      color: theme.vars.palette.text.secondary,
    },
    '& tbody td[data-menu]': { position: 'absolute', top: 6, insetInlineEnd: 6, padding: 0 },
  },
}));
