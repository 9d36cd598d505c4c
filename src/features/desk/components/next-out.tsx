import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

import { NewsTitle, TimeSince } from '@/features/news';
import { paths } from '@/shared/config/paths';
import { APPROVAL_SOON_HOURS, APPROVAL_WINDOW_HOURS, type DeskItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useNow } from '@/shared/lib/use-now';
import { Card } from '@/shared/ui/card/card';

import { deskMessages } from '../messages';
import { NotifyOutside } from '../reminder/notify-outside';

import { LISTS } from './desk-columns';

const HOUR_MS = 3_600_000;

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  '& a': { fontWeight: 600, color: 'inherit' },
  '& a:not(:hover)': { textDecoration: 'none' },
  '& p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
}));

/** The approval that ends next, with a bar of the time that it has left. */
export function NextOut({ item }: { item: DeskItem }) {
  const messages = useMessages(deskMessages);
  const until = item.approvedUntil ?? '';
  const hours = (Date.parse(until) - useNow()) / HOUR_MS;
  const left = Math.round((100 * hours) / APPROVAL_WINDOW_HOURS) || 0;
  return (
    <Card flush title={messages.nextOut}>
      <Body>
        <NewsTitle
          isWhole
          title={item.title}
          list={LISTS.runningOut ?? ''}
          to={paths.newsReview.href(item.groupId, item.id)}
        />
        <LinearProgress
          variant="determinate"
          aria-label={messages.left}
          color={hours < APPROVAL_SOON_HOURS ? 'error' : 'primary'}
          value={Math.min(100, Math.max(0, left))}
        />
        <p>
          {messages.left} <TimeSince until at={until} />
        </p>
      </Body>
      <NotifyOutside />
    </Card>
  );
}
