import { NewsTitle, TimeSince } from '@/features/news';
import type { KeptDraft } from '@/shared/draft/lost-drafts';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { DataTable } from '@/shared/ui/data-table/data-table';

import { deskMessages } from '../messages';

/** The person's drafts on this device; nothing if there are none. */
export function DraftList({ drafts }: { drafts: KeptDraft[] }) {
  const messages = useMessages(deskMessages);
  if (drafts.length === 0) return null;
  return (
    <Card flush title={messages.drafts}>
      <DataTable
        asCards
        label={messages.drafts}
        rows={drafts}
        getRowId={({ id }) => id}
        columns={[
          {
            key: 'title',
            card: 'title',
            header: messages.title,
            render: ({ name, address }) => (
              <NewsTitle isWhole title={name.trim() || messages.untitled} to={address} />
            ),
          },
          {
            key: 'time',
            card: 'line-first',
            cardLabel: messages.writtenFor,
            header: messages.writtenFor,
            render: ({ savedAt }) => <TimeSince at={savedAt} />,
          },
        ]}
      />
    </Card>
  );
}
