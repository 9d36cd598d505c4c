import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

import { useAppStore } from '@/shared/api/store';
import { SIDEBAR_WIDTH_PX } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { SidebarMenu } from '@/shared/ui/sidebar-menu/sidebar-menu';

import { menu } from '../menu';
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
    visibility: 'hidden',
    transform: 'translateX(-100%)',
    transition: 'transform 160ms, visibility 160ms',
    '&[data-open="true"]': { visibility: 'visible', transform: 'none', boxShadow: theme.shadows[8] },
  },
}));

const Backdrop = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer - 1,
  inset: 0,
  backgroundColor: 'rgb(0 0 0 / 40%)',
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Brand = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  flex: 'none',
  height: 56,
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

/** Stands beside the page on wide windows, slides over it on narrow ones (NAV-04). */
export function Sidebar({ open, onClose }: Props) {
  const messages = useMessages(appMessages);
  const { pathname } = useLocation();
  const store = useAppStore();
  const preload = useCallback((href: string) => preloadPage(href, store), [store]);
  return (
    <>
      {open && <Backdrop onClick={onClose} />}
      <Panel id={SIDEBAR_ID} data-open={open} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
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
