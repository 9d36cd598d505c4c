import type { NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Badge } from '@/shared/ui/badge/badge';

import { returnMessages } from './messages';

/** Marks a returned item; the tooltip shows the comment. */
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
