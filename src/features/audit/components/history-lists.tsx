import { useState } from 'react';

import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { type AuditPlace, useGetNewsHistoryQuery, useListAuditQuery } from '../api/audit-api';
import { auditMessages } from '../messages';

import { AuditFeed } from './audit-feed';

/** The audit records of a person's account, for administrators. */
export function PersonLines({ userId }: { userId: Id }) {
  const messages = useMessages(auditMessages);
  const [place, setPlace] = useState<AuditPlace>({});
  const query = useListAuditQuery({ kind: 'user', object: String(userId), ...place });
  return (
    <AuditFeed
      label={messages.history}
      emptyText={messages.noHistory}
      query={query}
      onPlace={setPlace}
      isWhole
    />
  );
}

/** The audit records of an item, for the members of its group. */
export function NewsLines({ groupId, newsId }: { groupId: Id; newsId: Id }) {
  const messages = useMessages(auditMessages);
  const [place, setPlace] = useState<AuditPlace>({});
  const query = useGetNewsHistoryQuery({ groupId, newsId, ...place });
  return (
    <AuditFeed label={messages.history} emptyText={messages.noHistory} query={query} onPlace={setPlace} />
  );
}
