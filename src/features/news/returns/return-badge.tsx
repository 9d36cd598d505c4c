import type { NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Badge } from '@/shared/ui/badge/badge';

import { returnMessages } from './messages';

/** Marks an item that was sent back; the comment stands in its title. */
export function ReturnBadge({ returned }: Pick<NewsSummary, 'returned'>) {
  const messages = useMessages(returnMessages);
  return (
    returned && (
      <span title={returned.comment} aria-label={`${messages.returned}: ${returned.comment}`} role="note">
        <Badge color="warning">{messages.returned}</Badge>
      </span>
    )
  );
}
