import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { NewsTitle, TimeSince } from '@/features/news';
import { listLostDrafts, type KeptDraft } from '@/shared/draft/lost-drafts';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { DataTable, type Column } from '@/shared/ui/data-table/data-table';

import { deskMessages } from '../messages';

const Root = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(3) }));

/** The person's drafts on this device; nothing if there are none or the device cannot store drafts. */
export function DraftList() {
  const messages = useMessages(deskMessages);
  const userId = useCurrentUser()?.id;
  const [drafts, setDrafts] = useState<KeptDraft[]>([]);

  useEffect(() => {
    let isWanted = true;
    if (userId !== undefined)
      void listLostDrafts(userId).then(
        (found) => isWanted && setDrafts(found),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [userId]);

  const columns = useMemo<Column<KeptDraft>[]>(
    () => [
      {
        key: 'title',
        card: 'title',
        header: messages.title,
        render: ({ name, address }) => <NewsTitle title={name.trim() || messages.untitled} to={address} />,
      },
      {
        key: 'time',
        card: 'state',
        cardLabel: messages.writtenFor,
        header: messages.writtenFor,
        width: '16%',
        render: ({ savedAt }) => <TimeSince at={savedAt} />,
      },
    ],
    [messages],
  );

  if (drafts.length === 0) return null;
  return (
    <Root>
      <Card flush title={messages.drafts}>
        <DataTable label={messages.drafts} columns={columns} rows={drafts} getRowId={({ id }) => id} />
      </Card>
    </Root>
  );
}
