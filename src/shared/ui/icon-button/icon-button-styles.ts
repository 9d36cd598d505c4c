import type { Theme } from '@mui/material/styles';

import { TOUCH, TOUCH_PX } from '../theme/touch';

/** The width and height of an icon button in pixels, for a pointer that is no finger. */
export const ICON_BUTTON_PX = 32;

/** The styles of an icon button, shared with the plain buttons that long lists render. */
export const iconButtonStyles = (theme: Theme) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: ICON_BUTTON_PX,
  height: ICON_BUTTON_PX,
  [TOUCH]: { width: TOUCH_PX, height: TOUCH_PX },
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
