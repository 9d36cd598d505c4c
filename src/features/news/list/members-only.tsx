import { isApiError } from '@/shared/api/api-error';
import { ErrorCode } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';

import { newsMessages } from '../messages';

/** Whether the server refused because the caller is no member of the group (SRV-05). */
export const isForMembersOnly = (error: unknown): boolean =>
  isApiError(error) && error.code === ErrorCode.Alert;

/** What a non-member finds in the place of a group's news. */
export function MembersOnly() {
  const messages = useMessages(newsMessages);
  return <EmptyState>{messages.membersOnly}</EmptyState>;
}
