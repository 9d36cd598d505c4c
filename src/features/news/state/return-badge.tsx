import type { NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Badge } from '@/shared/ui/badge/badge';

import { newsMessages } from '../messages';

type Props = Pick<NewsSummary, 'returned'> & {
  /** Text among other words, instead of a badge. */
  isPlain?: boolean;
};

/** Marks a returned item; the tooltip shows the comment. */
export function ReturnBadge({ returned, isPlain = false }: Props) {
  const messages = useMessages(newsMessages);
  return (
    returned && (
      <span title={returned.comment} aria-label={`${messages.returned}: ${returned.comment}`} role="note">
        {isPlain ? messages.returned : <Badge color="warning">{messages.returned}</Badge>}
      </span>
    )
  );
}
