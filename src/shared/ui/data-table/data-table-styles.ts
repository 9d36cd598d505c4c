import { styled } from '@mui/material/styles';

import { iconButtonStyles } from '../icon-button/icon-button-styles';
import { whereCards } from '../theme/cards';
import { TOUCH, TOUCH_PX } from '../theme/touch';

import { cardStyles, wideCardStyles } from './card-styles';

/** The least height of a row in pixels: one with a cover is higher. */
const ROW_PX = 44;

export const Scroller = styled('div')({ overflowX: 'auto' });

/** One styled element for the whole table. In narrow windows each row becomes a card. */
export const Table = styled('table')(({ theme }) => ({
  // Smaller than the text around it, so that dates stay in one line; titles are as large.
  fontSize: '0.875rem',
  lineHeight: 1.57,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '7px 12px', textAlign: 'start', verticalAlign: 'middle' },
  [theme.breakpoints.between('md', 'xl')]: { '& th, & td': { paddingInline: 8 } },
  // Aligned with the title of the card.
  '& tr > :first-of-type': { paddingInlineStart: theme.spacing(2) },
  '& tr > :last-of-type': { paddingInlineEnd: theme.spacing(2) },
  '& th': {
    fontSize: '0.78125rem',
    fontWeight: 600,
    lineHeight: '1.125rem',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& [data-hidden]': { display: 'block', width: 1, height: 1, overflow: 'hidden' },
  '& td': { overflowWrap: 'anywhere' },
  '& [data-one-line], & td[data-card="line"], & td[data-card="line-first"]': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-one-line]': { display: 'block' },
  '& td a:not(:hover)': { textDecoration: 'none' },
  '& td[data-card="title"]': { ...theme.typography.body1, fontWeight: 500 },
  // The colour of the brand is for what can be done with a row. A click beside its links opens what its title leads to.
  '& td:not([data-card="actions"]) a:not([class], [data-row-link])': {
    color: theme.vars.palette.text.primary,
  },
  '& tbody tr:has([data-card="open"] a, [data-card="title"] a)': { cursor: 'pointer' },
  '& td .MuiButton-root, & td[data-card="actions"] a': { whiteSpace: 'nowrap' },
  '& [data-row-link]': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 26,
    [TOUCH]: { minHeight: TOUCH_PX },
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
  '& [data-choose]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    // Fills the cell, as far as the first column is aligned with the title of the card.
    margin: '-7px -12px -7px -16px',
    minHeight: TOUCH_PX,
    cursor: 'pointer',
    '& input': { width: 16, height: 16, margin: 0, accentColor: theme.vars.palette.primary.main },
  },
  '& th [data-choose]': { minHeight: 28 },
  '& tbody tr:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& tbody tr[data-chosen]': { backgroundColor: theme.vars.palette.primary.soft },
  '& [data-align="center"]': { textAlign: 'center' },
  '& [data-align="right"]': { textAlign: 'end' },
  '& [data-row-menu]': {
    ...iconButtonStyles(theme),
    height: 28,
    fontSize: 18,
    lineHeight: 1,
    [TOUCH]: { width: TOUCH_PX, height: TOUCH_PX },
  },
  [theme.breakpoints.up('md')]: { minWidth: 600, '&:not([data-cards]) tbody tr': { height: ROW_PX } },
  [whereCards(theme)]: cardStyles(theme),
  '&[data-cards]': { minWidth: 0, ...cardStyles(theme), ...wideCardStyles(theme) },
}));
