import { isApiError } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import { ErrorCode } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';

import { newsMessages } from '../messages';

/** Whether the server refused because the caller is no member of the group (SRV-05). */
export const isForMembersOnly = (error: unknown): boolean =>
  isApiError(error) && error.code === ErrorCode.Alert;

/** What a non-member finds in the place of a group's news. */
export function MembersOnly() {
  const messages = useMessages(newsMessages);
  return (
    <EmptyState
      action={
        <Button size="sm" variant="outlined" to={paths.groups}>
          {messages.back}
        </Button>
      }
    >
      {messages.membersOnly}
    </EmptyState>
  );
}
