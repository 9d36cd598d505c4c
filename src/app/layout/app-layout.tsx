import { styled } from '@mui/material/styles';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { ApprovalReminder } from '@/features/desk';
import { SIDEBAR_WIDTH_PX } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Keys } from '@/shared/ui/keys/keys';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { PageContainer } from '@/shared/ui/page-container/page-container';
import { preloadToasts } from '@/shared/ui/toast/toaster';

import { useLiveUpdates } from '../live/use-live-updates';

import { FocusAfterNavigation } from './focus-after-navigation';
import { Header } from './header';
import { layoutMessages } from './messages';
import { NavigationProgress } from './navigation-progress';
import { PhoneNavigation } from './phone-navigation';
import { Sidebar } from './sidebar';

const pageHelp = onDemand(() => import('../help/page-help').then((module) => module.PageHelp));

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

/** Its texts load when the help is opened. */
function Help() {
  const PageHelp = pageHelp.usePart(true);
  return PageHelp ? <PageHelp /> : null;
}

/**
 * The sidebar, the header and the page (RT-03). It does not read the location itself: a new search renders the page only.
 */
export function AppLayout() {
  const messages = useMessages(layoutMessages);
  const main = useRef<HTMLElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
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

  // Without another entry in the history, which pages that ask before they are left would have to judge.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <Frame>
      <SkipLink href="#content" onClick={skip}>
        {messages.skipToContent}
      </SkipLink>
      <NavigationProgress />
      <Sidebar open={menuOpen} onClose={closeMenu} />
      <Header onOpenMenu={openMenu} />
      <Main id="content" ref={main} tabIndex={-1}>
        <PageContainer>
          <Outlet />
        </PageContainer>
      </Main>
      <PhoneNavigation />
      <FocusAfterNavigation target={main} />
      <ApprovalReminder />
      <Keys help={<Help />} />
      <ScrollRestoration />
    </Frame>
  );
}
