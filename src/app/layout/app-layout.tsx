import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';

import { ApprovalReminder } from '@/features/desk';
import { SIDEBAR_WIDTH_PX } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { PageContainer } from '@/shared/ui/page-container/page-container';
import { preloadToasts } from '@/shared/ui/toast/toaster';

import { useLiveUpdates } from '../live/use-live-updates';

import { Header } from './header';
import { layoutMessages } from './messages';
import { NavigationProgress } from './navigation-progress';
import { Sidebar } from './sidebar';

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100vh',
  [theme.breakpoints.up('lg')]: { paddingInlineStart: SIDEBAR_WIDTH_PX },
}));

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 8,
  top: -60,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus': { top: 8 },
}));

const Main = styled('main')({ outline: 'none' });

/**
 * The sidebar, the header and the page (RT-03). After a navigation the focus moves to the start of the page.
 */
export function AppLayout() {
  const messages = useMessages(layoutMessages);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const shownPath = useRef(pathname);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  useLiveUpdates();

  // Preload the toasts after the first interaction: once the network is lost, their chunk cannot load to
  // report it.
  useEffect(() => {
    const preload = () => void preloadToasts();
    window.addEventListener('pointerdown', preload, { once: true });
    window.addEventListener('keydown', preload, { once: true });
    return () => {
      window.removeEventListener('pointerdown', preload);
      window.removeEventListener('keydown', preload);
    };
  }, []);

  useEffect(() => {
    if (shownPath.current !== pathname) main.current?.focus({ preventScroll: true });
    shownPath.current = pathname;
  }, [pathname]);

  return (
    <Frame>
      <SkipLink href="#content">{messages.skipToContent}</SkipLink>
      <NavigationProgress busy={useNavigation().state !== 'idle'} />
      <Sidebar open={menuOpen} onClose={closeMenu} />
      <Header onOpenMenu={openMenu} />
      <Main id="content" ref={main} tabIndex={-1}>
        <PageContainer>
          <Outlet />
        </PageContainer>
      </Main>
      <ApprovalReminder />
      <ScrollRestoration />
    </Frame>
  );
}
