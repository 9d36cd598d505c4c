import { styled } from '@mui/material/styles';

import { TOP_BAR_HEIGHT_PX } from '@/shared/ui/top-bar/top-bar';

/** From this width of the window, in pixels, the rail is beside the text. In a narrower one it would leave the text 328 px. */
const RAIL_FROM_PX = 1_200;

/** Two columns on a wide screen: the text, and a rail next to it. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(2),
  [theme.breakpoints.up(RAIL_FROM_PX)]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
}));

export const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  // Without a minimum of 0, unbreakable text such as an address would widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  minWidth: 0,
}));

/** Stays on screen next to a long text, between the top bar and the action bar, and scrolls on its own. */
export const SideColumn = styled(Column)(({ theme }) => ({
  [theme.breakpoints.up(RAIL_FROM_PX)]: {
    position: 'sticky',
    top: `calc(${TOP_BAR_HEIGHT_PX}px + ${theme.spacing(2)})`,
    maxHeight: `calc(100vh - ${TOP_BAR_HEIGHT_PX}px - var(--action-bar-height, 0px) - ${theme.spacing(4)})`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
}));
