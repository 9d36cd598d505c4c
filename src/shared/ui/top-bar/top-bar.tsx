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

const Toggle = styled('span')(({ theme }) => ({ [theme.breakpoints.up('lg')]: { display: 'none' } }));

type TopBarProps = {
  /** The button of the mobile sidebar; not shown from `lg` up, where the sidebar stands. */
  sidebar?: { open: boolean; onToggle: () => void; label: string; controls?: string };
  children?: ReactNode;
  /** At the far end, as a rule the profile menu. */
  end?: ReactNode;
};

/** The bar over every page (KIT-09). */
export function TopBar({ sidebar, children, end }: TopBarProps) {
  return (
    <Bar position="sticky" color="inherit" elevation={0}>
      <Content disableGutters>
        {sidebar && (
          <Toggle>
            <IconButton
              label={sidebar.label}
              aria-expanded={sidebar.open}
              aria-controls={sidebar.controls}
              onClick={sidebar.onToggle}
            >
              <MenuIcon />
            </IconButton>
          </Toggle>
        )}
        <Middle>{children}</Middle>
        {end}
      </Content>
    </Bar>
  );
}
