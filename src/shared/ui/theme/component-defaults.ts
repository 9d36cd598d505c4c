import { buttonStyles } from './button-styles';
import type { ComponentStyles } from './component-styles';
import { alertStyles, avatarStyles, cardStyles, paginationItemStyles } from './surface-styles';
import { TOUCH, TOUCH_PX } from './touch';

/** The defaults for MUI components everywhere in the console. */
export const componentDefaults: ComponentStyles = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // Always show the scroll bar, so that short and long pages do not shift sideways.
      html: { overflowY: 'scroll' },
      // Scroll the focused field clear of the top bar and the action bar of a form. Quill reads the padding
      // of the body.
      'html, body': { scrollPaddingBlock: '68px calc(var(--action-bar-height, 0px) + 16px)' },
      body: {
        ...theme.typography.body2,
        overflowWrap: 'break-word',
        // Beside the notch of a phone in landscape. index.html has the same.
        paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
      },
      a: { color: theme.vars.palette.primary.ink, textUnderlineOffset: '0.2em' },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      // A toast must not cover the action bar of a form; where there is room it lies over the top bar.
      'body .notistack-SnackbarContainer': {
        bottom: 'calc(var(--action-bar-height, 0px) + 14px)',
        [theme.breakpoints.up('lg')]: { top: 4, bottom: 'auto' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
        },
      },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: buttonStyles },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  ...cardStyles,
  MuiAlert: alertStyles,
  MuiAvatar: avatarStyles,
  MuiPaginationItem: paginationItemStyles,
  // Menus are popovers too.
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.shadows[6],
      }),
    },
  },
  MuiMenuItem: {
    defaultProps: { dense: true },
    styleOverrides: { root: { [TOUCH]: { minHeight: TOUCH_PX } } },
  },
  // Otherwise each field injects styles for labels that make way for autofilled text, which the console does not have.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
      notchedOutline: ({ theme }) => ({
        borderColor: `color-mix(in srgb, ${theme.vars.palette.text.secondary} 55%, transparent)`,
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: TOUCH_PX, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minHeight: TOUCH_PX,
        minWidth: 0,
        padding: theme.spacing(0, 2),
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.primary.ink },
      }),
    },
  },
  MuiTooltip: { defaultProps: { arrow: true, enterDelay: 300 } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
