import { styled } from '@mui/material/styles';

import type { WebhookDelivery } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { webhookMessages } from '../messages';

const List = styled('dl')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': {
    // The address of news with a Thai title alone has hundreds of characters.
    maxHeight: 160,
    overflowY: 'auto',
    margin: theme.spacing(0, 0, 1),
    fontFamily: 'ui-monospace, Consolas, monospace, "IBM Plex Sans Thai"',
    fontSize: 13,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
}));

/** The beginning of what was sent and of what was answered. */
export function MessageAndAnswer({ delivery }: { delivery: WebhookDelivery }) {
  const messages = useMessages(webhookMessages);
  const { body, answer, status } = delivery;
  return (
    <List>
      <dt>{messages.sent}</dt>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <dd tabIndex={0}>{body}</dd>
      {status !== null && (
        <>
          <dt>{messages.answer}</dt>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
          <dd tabIndex={0}>{answer || messages.emptyAnswer}</dd>
        </>
      )}
    </List>
  );
}
