import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button';
import { ICON_BUTTON_PX } from '../icon-button/icon-button-styles';
import { TOUCH, TOUCH_PX } from '../theme/touch';

export const TOP_BAR_HEIGHT_PX = 52;

// The same dimensions as the static header in public/index.html, which it replaces.
const Bar = styled(AppBar)(({ theme }) => ({
  height: TOP_BAR_HEIGHT_PX,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Content = styled(Toolbar)(({ theme }) => ({
  flex: 1,
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  // MUI's toolbar height depends on the window width.
  '&&': { minHeight: 0 },
  // On a phone there is no room for a notice beside everything else.
  [theme.breakpoints.down('sm')]: { '&:has([role="status"] > p) > [data-gives-way]': { display: 'none' } },
}));

// A notice in it takes room from the person's name.
const Middle = styled('div')(({ theme }) => ({
  flex: '1 0 0',
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { '&:has(a)': { flexBasis: 110 }, '&:has(p)': { flex: '1 1 236px' } },
}));

const OnNarrow = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'none' },
  // The icon stays where the static header shows it.
  [TOUCH]: { marginInline: (ICON_BUTTON_PX - TOUCH_PX) / 2 },
}));

type TopBarProps = {
  /** Opens the sidebar; hidden from `lg` up, where the sidebar is always visible. */
  menu?: { label: string; onOpen: () => void };
  /** Content before the middle. */
  start?: ReactNode;
  children?: ReactNode;
  /** Content at the end of the bar, usually the profile menu. */
  end?: ReactNode;
};

/** The bar at the top of every page (KIT-09). */
export function TopBar({ menu, start, children, end }: TopBarProps) {
  return (
    <Bar position="sticky" color="inherit" elevation={0}>
      <Content disableGutters>
        {menu && (
          <OnNarrow>
            <IconButton label={menu.label} aria-haspopup="dialog" onClick={menu.onOpen}>
              <MenuIcon />
            </IconButton>
          </OnNarrow>
        )}
        {start}
        <Middle>{children}</Middle>
        {end}
      </Content>
    </Bar>
  );
}
