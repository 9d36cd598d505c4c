import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { UNREAD_COUNT_LIMIT } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { useCountUnreadNotificationsQuery } from '../api/notifications-api';
import { notificationMessages } from '../messages';

const bellMenu = onDemand(() => import('./bell-menu').then((module) => module.BellMenu));

const Place = styled('span')({ position: 'relative', display: 'inline-flex', flex: 'none' });

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetInlineEnd: -2,
  top: -2,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: 9,
  backgroundColor: theme.vars.palette.danger.main,
  color: theme.vars.palette.danger.contrastText,
  fontSize: 11,
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
  pointerEvents: 'none',
}));

/** The number of unread notifications; a click opens the newest. Their code and the list load on first use. */
export function Bell() {
  const messages = useMessages(notificationMessages);
  const me = useCurrentUser()?.id;
  const { data: count = 0 } = useCountUnreadNotificationsQuery(me ?? '', { skip: me === undefined });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const BellMenu = bellMenu.usePart(wasOpened);
  const isMany = count >= UNREAD_COUNT_LIMIT;
  const preload = () => void bellMenu.preload();
  if (me === undefined) return null;
  return (
    <Place>
      <IconButton
        label={isMany ? messages.manyUnread : messages.unread(count)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
      >
        <NotificationsOutlined />
      </IconButton>
      {count > 0 && <Count aria-hidden="true">{isMany ? '99+' : count}</Count>}
      {BellMenu && <BellMenu me={me} anchor={anchor} onClose={() => setAnchor(null)} />}
    </Place>
  );
}
