import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button';

export const TOP_BAR_HEIGHT_PX = 56;

// Its measures are those of the header in public/index.html, which it replaces.
const Bar = styled(AppBar)(({ theme }) => ({
  height: TOP_BAR_HEIGHT_PX,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Content = styled(Toolbar)(({ theme }) => ({
  flex: 1,
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  // MUI's height changes with the width of the window.
  '&&': { minHeight: 0 },
}));

const Middle = styled('div')({ flex: 1, minWidth: 0 });

const OnNarrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('lg')]: { display: 'none' } }));

type TopBarProps = {
  /** Opens the sidebar; not shown from `lg` up, where it stands. */
  menu?: { label: string; onOpen: () => void };
  children?: ReactNode;
  /** At the far end, as a rule the profile menu. */
  end?: ReactNode;
};

/** The bar over every page (KIT-09). */
export function TopBar({ menu, children, end }: TopBarProps) {
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
        <Middle>{children}</Middle>
        {end}
      </Content>
    </Bar>
  );
}
