import type { Theme } from '@mui/material/styles';

import { TOUCH } from '../theme/touch';

/** Covers the whole card, for the link that opens it. */
const wholeCard = { position: 'absolute', inset: 0, zIndex: 1 } as const;

/** The columns of the text of a card: its lines take all three. */
const TEXT = '2 / 5';

/** The rows of a table as cards: picture, title and details, actions, menu; see `CardPart`. */
export const cardStyles = (theme: Theme) =>
  ({
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      position: 'relative',
      display: 'grid',
      // Picture, three columns of text, of which the first is never cut, actions, open, menu.
      gridTemplateColumns: 'auto max-content minmax(0, auto) minmax(0, 1fr) auto auto auto',
      // Centres the text vertically if it is lower than the picture or button next to it.
      gridTemplateRows: '1fr auto auto auto auto 1fr',
      minHeight: 60,
      padding: '8px 16px',
      '&::before': { content: '""', gridColumn: 2, gridRow: 1 },
      '&::after': { content: '""', gridColumn: 2, gridRow: 6 },
    },
    '& tbody tr + tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& tbody tr > td[data-card]': { alignSelf: 'center', padding: 0, borderTop: 0, textAlign: 'start' },
    '& tbody tr > td[data-card="title"]': {
      gridColumn: TEXT,
      gridRow: 2,
      // The fonts that stand in until ours are loaded have no 500: titles would then break elsewhere, and move the list.
      fontWeight: 600,
    },
    '& tbody tr > td[data-card="state"]': { gridColumn: TEXT, gridRow: 3, marginTop: 4 },
    '& tbody tr > td[data-card="meta"]': {
      ...theme.typography.caption,
      gridColumn: TEXT,
      marginTop: 2,
      color: theme.vars.palette.text.secondary,
    },
    '& tbody tr > td[data-card="line-first"], & tbody tr > td[data-card="line"]': {
      ...theme.typography.caption,
      gridColumn: 2,
      gridRow: 4,
      marginTop: 2,
      color: theme.vars.palette.text.secondary,
      '& a': { color: 'inherit' },
    },
    '& tbody tr > td[data-card="line"]': { gridColumn: 3, '&::before': { content: '"·"', marginInline: 6 } },
    '& tbody tr > td[data-card="line"] ~ td[data-card="line"]': { gridColumn: 4 },
    '& tbody tr > td[data-card="foot-first"], & tbody tr > td[data-card="foot"]': {
      ...theme.typography.caption,
      gridColumn: '3 / -1',
      gridRow: 7,
      alignSelf: 'start',
      marginTop: 2,
      color: theme.vars.palette.text.secondary,
    },
    '& tbody tr > td[data-card="foot-line"]': {
      ...theme.typography.caption,
      gridColumn: '1 / -1',
      marginTop: 2,
      color: theme.vars.palette.text.secondary,
    },
    // The narrowest phones have no room for both.
    '& tbody tr > td[data-card="foot"]': {
      [theme.breakpoints.down(380)]: { gridColumn: '1 / -1', gridRow: 8 },
    },
    '& tbody tr > td[data-card="foot-first"]': {
      gridColumn: '1 / 3',
      // Without it, the column of the picture would grow with it.
      overflow: 'hidden',
      paddingInlineEnd: 12,
      whiteSpace: 'nowrap',
    },
    '& tbody tr > td[data-card-label]::before': { content: 'attr(data-card-label) " "' },
    '& tbody tr > td[data-card="picture"]': { gridColumn: 1, gridRow: '1 / span 6', paddingInlineEnd: 12 },
    '& tbody tr > td[data-card="actions"], & tbody tr > td[data-card="open"]': {
      gridColumn: 5,
      gridRow: '1 / span 6',
      paddingInlineStart: 12,
    },
    '& tbody tr > td[data-card="open"]': { gridColumn: 6 },
    '& tbody tr > td[data-card="menu"]': { gridColumn: 7, gridRow: '1 / span 6', marginInlineEnd: -8 },
    '& tbody tr > td[data-card="hidden"], & th:has([data-choose]), & [data-choose]': { display: 'none' },
    // While people choose, a tap anywhere on the card chooses it.
    '&[data-choosing] tbody tr': { paddingInlineStart: 48 },
    '&[data-choosing] tbody tr > td[data-card="choose"]': { position: 'absolute', zIndex: 3, inset: 0 },
    '&[data-choosing] td [data-choose]': {
      display: 'flex',
      justifyContent: 'flex-start',
      height: '100%',
      margin: 0,
      paddingInlineStart: 16,
    },
    // Also the wrapper that explains why a button is disabled.
    '& td[data-card] button, & td[data-card] [role="group"], & td[data-card="actions"] a': {
      position: 'relative',
      zIndex: 2,
    },
    '& td[data-card] [data-row-menu]': { width: 44, height: 44 },
    '& td[data-card="title"] a': {
      color: 'inherit',
      textDecoration: 'none',
      '&::after': { ...wholeCard, content: '""' },
      '&:focus-visible': { outline: 0 },
      '&:focus-visible::after': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: -2,
      },
    },
    '& tr:has([data-card="open"] a) td[data-card="title"] a': {
      position: 'relative',
      zIndex: 2,
      '&::after': { display: 'none' },
    },
    '& td[data-card="actions"] a:not(.MuiButton-root)': { [TOUCH]: { display: 'block', paddingBlock: 11 } },
    '& td[data-card="open"] a': { position: 'static', '&::after': { ...wholeCard, content: '""' } },
  }) as const;

const IS_USED = '& tbody tr:is(:hover, :focus-within) > td[data-card="quick"]';

/** What a card has only in a list of cards at every width: its title in full, and its quick actions. */
export const wideCardStyles = (theme: Theme) =>
  ({
    '& td[data-card="title"] [data-one-line]': {
      whiteSpace: 'normal',
      // A card of a phone keeps to three lines.
      [theme.breakpoints.down('sm')]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
      },
    },
    '& tbody tr > td[data-card="quick"]': {
      position: 'absolute',
      zIndex: 3,
      // Left of the menu, and inside the line between two cards.
      inset: '1px 52px 0 auto',
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      paddingInlineStart: theme.spacing(2),
      backgroundColor: theme.vars.palette.background.paper,
      backgroundImage: `linear-gradient(${theme.vars.palette.action.hover}, ${theme.vars.palette.action.hover})`,
      // The keyboard reaches them, and shows them.
      opacity: 0,
      pointerEvents: 'none',
      [TOUCH]: { display: 'none' },
      [theme.breakpoints.down('sm')]: { display: 'none' },
    },
    [IS_USED]: { opacity: 1, pointerEvents: 'auto' },
  }) as const;
