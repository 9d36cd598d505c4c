import MenuIcon from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button';

export const TOP_BAR_HEIGHT_PX = 56;

const Root = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  height: TOP_BAR_HEIGHT_PX,
  paddingInline: theme.spacing(1.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
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
    <Root>
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
    </Root>
  );
}
