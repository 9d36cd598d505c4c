import { styled } from '@mui/material/styles';

import { TOP_BAR_HEIGHT_PX } from '@/shared/ui/top-bar/top-bar';

/** What is read, and beside it in a wide window what stands around it. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(2),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 372px' },
}));

export const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  // What does not break, such as an address, makes it no wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  minWidth: 0,
}));

/** Beside a long text it stays on screen, between the top bar and Save, and scrolls by itself. */
export const SideColumn = styled(Column)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: `calc(${TOP_BAR_HEIGHT_PX}px + ${theme.spacing(2)})`,
    maxHeight: `calc(100vh - ${TOP_BAR_HEIGHT_PX}px - var(--action-bar-height, 0px) - ${theme.spacing(4)})`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
}));
