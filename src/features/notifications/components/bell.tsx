import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { UNREAD_COUNT_LIMIT } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { useCountUnreadNotificationsQuery } from '../api/unread-api';
import { bellMessages } from '../bell-messages';

const bellMenu = onDemand(() => import('./bell-menu').then((module) => module.BellMenu));

const Count = styled(Badge)(({ theme }) => ({
  '& .MuiBadge-badge': {
    backgroundColor: theme.vars.palette.danger.main,
    color: theme.vars.palette.danger.contrastText,
  },
}));

/** The number of unread notifications; a click opens the newest. Their code and the list load on first use. */
export function Bell() {
  const messages = useMessages(bellMessages);
  const me = useCurrentUser()?.id;
  const { data: count = 0 } = useCountUnreadNotificationsQuery(me ?? '', { skip: me === undefined });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const BellMenu = bellMenu.usePart(wasOpened);
  const shown = count < UNREAD_COUNT_LIMIT ? String(count) : `${UNREAD_COUNT_LIMIT - 1}+`;
  const preload = () => void bellMenu.preload();
  if (me === undefined) return null;
  return (
    <>
      <IconButton
        label={count === 0 ? messages.title : messages.unread(shown)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
      >
        <Count
          badgeContent={count}
          max={UNREAD_COUNT_LIMIT - 1}
          overlap="circular"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <NotificationsOutlined />
        </Count>
      </IconButton>
      {BellMenu && <BellMenu me={me} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
