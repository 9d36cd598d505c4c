import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useAppStore } from '@/shared/api/store';
import { SIDEBAR_WIDTH_PX } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { SidebarMenu } from '@/shared/ui/sidebar-menu/sidebar-menu';
import { TOP_BAR_HEIGHT_PX } from '@/shared/ui/top-bar/top-bar';

import { useMenu } from '../menu';
import { appMessages } from '../messages';
import { preloadPage } from '../preload';
import { version } from '../version';

export const SIDEBAR_ID = 'sidebar';

const Panel = styled('aside')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer,
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  boxSizing: 'border-box',
  width: SIDEBAR_WIDTH_PX,
  padding: theme.spacing(0, 1.5, 1),
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('lg')]: {
    // Under the header, whose button closes it again.
    top: TOP_BAR_HEIGHT_PX,
    visibility: 'hidden',
    transform: 'translateX(-100%)',
    transition: 'transform 160ms, visibility 160ms',
    '&[data-open="true"]': {
      visibility: 'visible',
      transform: 'none',
      // Visible at once: what is still hidden takes no focus.
      transition: 'transform 160ms',
      boxShadow: theme.shadows[8],
    },
  },
}));

const Backdrop = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer - 1,
  inset: `${TOP_BAR_HEIGHT_PX}px 0 0`,
  backgroundColor: 'rgb(0 0 0 / 40%)',
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

const Version = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  marginTop: 'auto',
  padding: theme.spacing(1, 1.5),
  color: theme.vars.palette.text.secondary,
}));

type Props = { open: boolean; onClose: () => void };

/** While the sidebar lies over the page, the focus is in it and Escape closes it; then the focus returns. */
const useFocusWhileOpen = (open: boolean, onClose: () => void) => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const element = panel.current;
    const opener = document.activeElement;
    element?.querySelector<HTMLElement>('a, button')?.focus();
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      const isLost = document.activeElement === document.body;
      const isInside = element?.contains(document.activeElement);
      if ((isInside || isLost) && opener instanceof HTMLElement) opener.focus();
    };
  }, [open, onClose]);
  return panel;
};

/**
 * Stands beside the page on wide windows, slides over it on narrow ones (NAV-04). No MUI `Drawer`: it would bring 7 kB
 * (brotli) more of JavaScript to the first load of every page, and hide the button that closes it; its time is unmeasured.
 */
export function Sidebar({ open, onClose }: Props) {
  const messages = useMessages(appMessages);
  const { pathname } = useLocation();
  const menu = useMenu();
  const store = useAppStore();
  const preload = useCallback((href: string) => preloadPage(href, store), [store]);
  const panel = useFocusWhileOpen(open, onClose);
  return (
    <>
      {open && <Backdrop onClick={onClose} />}
      <Panel id={SIDEBAR_ID} ref={panel} data-open={open}>
        <Brand>
          <img src="/icon.svg" alt="" width={24} height={24} />
          Newsdesk
        </Brand>
        <nav aria-label={messages.mainMenu}>
          <SidebarMenu items={menu} path={pathname} onIntent={preload} onNavigate={onClose} />
        </nav>
        <Version>
          {messages.version} {version}
        </Version>
      </Panel>
    </>
  );
}
