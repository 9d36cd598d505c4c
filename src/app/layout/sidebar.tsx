import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router-dom';

import { useAppStore } from '@/shared/api/store';
import { SIDEBAR_WIDTH_PX } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { SidebarMenu } from '@/shared/ui/sidebar-menu/sidebar-menu';
import { TOP_BAR_HEIGHT_PX } from '@/shared/ui/top-bar/top-bar';

import { useMenu } from '../routes/menu';
import { preloadPage } from '../start/preload';
import { version } from '../version';

import { layoutMessages } from './messages';

// The same width as the static shell in index.html.
const PAPER = {
  boxSizing: 'border-box',
  gap: '8px',
  width: SIDEBAR_WIDTH_PX,
  padding: '0 12px 8px',
} as const;

// Two drawers instead of one that switches its variant: CSS decides which one shows, so the first render
// does not need to measure the window.
const Standing = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': PAPER,
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const Sliding = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    ...PAPER,
    paddingInlineStart: 'calc(12px + env(safe-area-inset-left))',
    paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom))',
  },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Brand = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  flex: 'none',
  height: TOP_BAR_HEIGHT_PX,
  margin: 0,
  paddingInline: theme.spacing(1),
  fontWeight: 600,
}));

const Close = styled('span')({ marginInlineStart: 'auto' });

const Version = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  marginTop: 'auto',
  padding: theme.spacing(1, 1.5),
  color: theme.vars.palette.text.secondary,
}));

type MenuProps = { onNavigate: () => void };

function Menu({ onNavigate }: MenuProps) {
  const { pathname } = useLocation();
  const menu = useMenu();
  const store = useAppStore();
  const preload = useCallback((href: string) => preloadPage(href, store), [store]);
  return <SidebarMenu items={menu} path={pathname} onIntent={preload} onNavigate={onNavigate} />;
}

type ContentProps = MenuProps & { children?: ReactNode };

/** Brand, menu and version. `children` render beside the brand. */
function SidebarContent({ onNavigate, children }: ContentProps) {
  const messages = useMessages(layoutMessages);
  return (
    <>
      <Brand>
        <img src="/icon.svg" alt="" width={24} height={24} />
        Newsdesk
        {children}
      </Brand>
      <nav aria-label={messages.mainMenu}>
        <Menu onNavigate={onNavigate} />
      </nav>
      <Version>
        {messages.version} {version}
      </Version>
    </>
  );
}

type Props = { open: boolean; onClose: () => void };

/** Beside the page on wide screens, an overlay on narrow ones (NAV-04). */
export function Sidebar({ open, onClose }: Props) {
  const messages = useMessages(layoutMessages);
  return (
    <>
      <Standing variant="permanent" slotProps={{ paper: { component: 'aside' } }}>
        <SidebarContent onNavigate={onClose} />
      </Standing>
      <Sliding open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': messages.mainMenu } }}>
        <SidebarContent onNavigate={onClose}>
          <Close>
            <IconButton label={messages.closeMenu} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Close>
        </SidebarContent>
      </Sliding>
    </>
  );
}
