import type { Theme } from '@mui/material/styles';

/** The styles of an icon button, shared with the plain buttons that long lists render. */
export const iconButtonStyles = (theme: Theme) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { fontSize: 20 },
  '&:hover, &[aria-expanded="true"]': {
    backgroundColor: theme.vars.palette.action.hover,
    color: theme.vars.palette.text.primary,
  },
  '&:disabled': { color: theme.vars.palette.action.disabled, background: 'none', cursor: 'default' },
});
