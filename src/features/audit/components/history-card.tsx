import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

import { useHasPermission } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { ACTION_NEEDS, type Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { historyMessages } from '../history-messages';

const Below = styled(Card)(({ theme }) => ({ marginTop: theme.spacing(2) }));

const lists = onDemand(() => import('./history-lists'));
type Lists = Awaited<ReturnType<typeof lists.preload>>;

type Props = { actions?: ReactNode; children: (parts: NonNullable<Lists>) => ReactNode };

/** A card that loads nothing until it is opened. */
function HistoryCard({ actions, children }: Props) {
  const messages = useMessages(historyMessages);
  const [isOpen, setOpen] = useState(false);
  const loaded = lists.usePart(isOpen);
  // The code may already be loaded by another card; ignore it until this card is open.
  const parts = isOpen ? loaded : undefined;
  return (
    <Below
      flush
      title={messages.history}
      actions={
        <>
          {actions}
          {!parts && (
            <Button
              variant="outlined"
              size="sm"
              loading={isOpen}
              onPointerEnter={() => void lists.preload()}
              onClick={() => setOpen(true)}
            >
              {messages.showHistory}
            </Button>
          )}
        </>
      }
    >
      {parts && children(parts)}
    </Below>
  );
}

/** The history of a person's account; nothing for people who may not read the log. */
export function PersonHistory({ userId }: { userId: Id }) {
  const messages = useMessages(historyMessages);
  const isAnnounced = useExtension('audit');
  const isAdministrator = useHasPermission(ACTION_NEEDS.listAudit);
  if (!isAnnounced || !isAdministrator) return null;
  const all = `${paths.audit}?person=${encodeURIComponent(userId)}`;
  return (
    <HistoryCard
      actions={
        <Button variant="flat" size="sm" to={all}>
          {messages.allOfPerson}
        </Button>
      }
    >
      {({ PersonLines }) => <PersonLines userId={userId} />}
    </HistoryCard>
  );
}

/** The history of a news item. */
export function NewsHistory({ groupId, newsId }: { groupId: Id; newsId: Id }) {
  if (!useExtension('audit')) return null;
  return <HistoryCard>{({ NewsLines }) => <NewsLines groupId={groupId} newsId={newsId} />}</HistoryCard>;
}
