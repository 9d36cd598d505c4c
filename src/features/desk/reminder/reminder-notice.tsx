import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

import { canShowAgain, itemState, TimeSince } from '@/features/news';
import { approvalPath } from '@/features/review';
import { paths } from '@/shared/config/paths';
import type { DeskItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useNow } from '@/shared/lib/use-now';

import { keyOf } from './due';
import { reminderMessages } from './messages';

/** How many items the notice lists; the others are on the dashboard. */
const SHOWN = 3;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  '& ul': { display: 'grid', gap: theme.spacing(0.5), margin: 0, padding: 0, listStyle: 'none' },
  // A title gets a line of its own where there is no room beside its actions.
  '& li': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 1), alignItems: 'baseline' },
  '& li > span': { flex: '1 1 60%', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { flex: 'none', ...theme.typography.caption },
}));

type Props = {
  items: readonly DeskItem[];
  onOpen: (path: string) => void;
  /** Shows an item for another 24 hours; undefined if the backend cannot. */
  onAgain?: (item: DeskItem) => void;
};

/**
 * The news whose approval ends soon, with links to approve them. Toasts are outside of the router, so
 * `onOpen` navigates.
 */
export function ReminderNotice({ items, onOpen, onAgain }: Props) {
  const messages = useMessages(reminderMessages);
  const now = useNow();
  const open = (path: string) => (event: MouseEvent) => {
    // With a modifier key, the browser opens another tab or window itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(path);
  };
  const linkTo = (path: string) => ({ href: path, onClick: open(path) });
  return (
    <Root>
      <strong>{messages.soon(items.length)}</strong>
      <ul>
        {items.slice(0, SHOWN).map((item) => (
          <li key={keyOf(item)}>
            <span>{item.title}</span>
            <small>
              {messages.beforeTimeLeft}
              <TimeSince until at={item.approvedUntil ?? ''} />
              {messages.afterTimeLeft}
            </small>
            <Link {...linkTo(approvalPath(item))} aria-label={messages.approveNamed(item.title)}>
              {messages.approve}
            </Link>
            {onAgain && canShowAgain(itemState(item, now)) && (
              <Link
                component="button"
                aria-label={messages.againNamed(item.title)}
                onClick={() => onAgain(item)}
              >
                {messages.again}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {items.length > SHOWN && (
        <Link {...linkTo(paths.dashboard)}>{messages.more(items.length - SHOWN)}</Link>
      )}
    </Root>
  );
}
