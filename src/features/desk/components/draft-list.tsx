import { NewsTitle, TimeSince } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import type { KeptDraft } from '@/shared/draft/lost-drafts';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { DataTable } from '@/shared/ui/data-table/data-table';

import { deskMessages } from '../messages';

/** The person's drafts; nothing if there are none. */
export function DraftList({ drafts }: { drafts: KeptDraft[] }) {
  const messages = useMessages(deskMessages);
  const title = useExtension('drafts') ? messages.draftsAnywhere : messages.drafts;
  if (drafts.length === 0) return null;
  return (
    <Card flush title={title}>
      <DataTable
        asCards
        label={title}
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
