import type { ComponentStyles } from './component-styles';
import { TOUCH, TOUCH_PX } from './touch';

type Styles<Name extends keyof ComponentStyles> = NonNullable<ComponentStyles[Name]>;

export const cardStyles: Pick<ComponentStyles, 'MuiCard' | 'MuiCardHeader' | 'MuiCardContent'> = {
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        // Otherwise a focus ring or a menu at the edge is cut off.
        overflow: 'visible',
        borderRadius: `calc(${theme.vars.shape.borderRadius} + 2px)`,
      }),
    },
  },
  MuiCardHeader: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: theme.spacing(1),
        padding: theme.spacing(1.5, 2),
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      }),
      action: ({ theme }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: theme.spacing(1),
        alignSelf: 'center',
        margin: 0,
      }),
    },
  },
  MuiCardContent: {
    styleOverrides: { root: ({ theme }) => ({ '&, &:last-child': { padding: theme.spacing(2) } }) },
  },
};

export const avatarStyles: Styles<'MuiAvatar'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      fontWeight: 600,
      userSelect: 'none',
      color: theme.vars.palette.primary.ink,
      '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    }),
    colorDefault: ({ theme }) => ({
      color: theme.vars.palette.primary.ink,
      backgroundColor: theme.vars.palette.primary.soft,
    }),
  },
};

/**
 * Uses the ink and soft colours of the palette, whose contrast is tested, instead of MUI's computed colours.
 */
export const alertStyles: Styles<'MuiAlert'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.body2,
      padding: theme.spacing(0.25, 1.5),
      color: theme.vars.palette.text.primary,
      variants: (['success', 'error', 'info', 'warning'] as const).map((severity) => ({
        props: { severity },
        style: {
          backgroundColor: theme.vars.palette[severity].soft,
          '& .MuiAlert-icon, & strong': { color: theme.vars.palette[severity].ink },
        },
      })),
    }),
    message: { minWidth: 0, overflowWrap: 'anywhere' },
  },
};

export const paginationItemStyles: Styles<'MuiPaginationItem'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      fontVariantNumeric: 'tabular-nums',
      [TOUCH]: { height: TOUCH_PX, minWidth: TOUCH_PX, marginInline: 0, borderRadius: TOUCH_PX / 2 },
      '&.Mui-selected, &.Mui-selected:hover': {
        fontWeight: 600,
        color: theme.vars.palette.primary.ink,
        backgroundColor: theme.vars.palette.primary.soft,
      },
    }),
  },
};
