import { useSyncExternalStore } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { formatTime } from '@/shared/text/format-date';
import { Badge } from '@/shared/ui/badge/badge';

import { draftMessages } from './messages';
import type { NewsDraft } from './news-draft';

export const useDraftStatus = ({ store }: NewsDraft) =>
  useSyncExternalStore(store.subscribe, store.getStatus);

type Props = {
  draft: NewsDraft;
  /** Whether the opened item exists on the server. */
  isStored: boolean;
};

/** Where the draft is stored. It changes at every pause in typing, so screen readers do not announce it. */
export function DraftChip({ draft, isStored }: Props) {
  const messages = useMessages(draftMessages);
  const status = useDraftStatus(draft);
  if (status.kind === 'failed') return <Badge color="danger">{messages.notKept}</Badge>;
  if (status.kind === 'writing') return <Badge color="secondary">{messages.writing}</Badge>;
  if (status.kind === 'kept')
    return <Badge color="info">{messages.kept(formatTime(new Date(status.at)))}</Badge>;
  return isStored ? <Badge color="success">{messages.saved}</Badge> : null;
}
