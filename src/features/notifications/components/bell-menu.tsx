import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { Id, Notification } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';

import { useListNotificationsQuery } from '../api/notifications-api';
import { bellMessages } from '../bell-messages';
import { notificationMessages } from '../messages';

import { inWords, placeOf } from './in-words';
import { useMarkRead } from './use-mark-read';

const NEWEST = 10;

const Item = styled(MenuItem)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  maxWidth: 'min(400px, calc(100vw - 32px))',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '&[data-unread="true"] > span': { fontWeight: 600 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
})) as typeof MenuItem; // styled loses the component property

/** What is not there any more leads nowhere. */
const linkTo = (to: string | null) => (to === null ? {} : { component: Link, to });

type Props = { me: Id; anchor: HTMLElement | null; onClose: () => void };

/** The newest notifications, and the way to all. */
export function BellMenu({ me, anchor, onClose }: Props) {
  const messages = useMessages(notificationMessages);
  const { title } = useMessages(bellMessages);
  const markRead = useMarkRead();
  const { data, isLoading } = useListNotificationsQuery({ me, page: 1, limit: NEWEST }, { skip: !anchor });
  const open = (told: Notification) => {
    markRead(told);
    onClose();
  };
  const rows = data?.data ?? [];
  return (
    <Menu
      disablePortal
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': title } }}
    >
      {rows.map((told) => (
        <Item key={told.id} data-unread={!told.isRead} {...linkTo(placeOf(told))} onClick={() => open(told)}>
          <span>{inWords(told, messages)}</span>
          <small>
            {formatDate(told.at)}
            {!told.isRead && ` · ${messages.isUnread}`}
          </small>
        </Item>
      ))}
      {rows.length === 0 && !isLoading && <Item disabled>{messages.nothing}</Item>}
      <Divider component="li" />
      <Item component={Link} to={paths.notifications} onClick={onClose}>
        {messages.all}
      </Item>
    </Menu>
  );
}
