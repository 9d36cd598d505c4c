import { nameOf, PostStatus, type NewsSummary } from '@/shared/contract';
import { Badge } from '@/shared/ui/badge/badge';

const COLOURS = {
  [PostStatus.Draft]: 'secondary',
  [PostStatus.Published]: 'success',
  [PostStatus.Hidden]: 'danger',
} as const;

/** The status of an item: the text of the server, in the colour of the status number (NWS-02). */
export function StatusBadge({ status, statusText }: Pick<NewsSummary, 'status' | 'statusText'>) {
  return <Badge color={COLOURS[status]}>{statusText || nameOf(PostStatus, status)}</Badge>;
}
