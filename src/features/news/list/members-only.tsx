import { isApiError, type ApiError } from '@/shared/api/api-error';
import { ErrorCode } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';
import { useFailureToast } from '@/shared/ui/query-state/use-failure-toast';

import { newsMessages } from '../messages';

/** Whether the server refused because the caller is no member of the group (SRV-05). */
export const isForMembersOnly = (error: unknown): error is ApiError =>
  isApiError(error) && error.code === ErrorCode.Alert;

/** What stands in the place of a group's news where the server does not open it, as a rule for who is no member. */
export function MembersOnly({ error }: { error: ApiError }) {
  const messages = useMessages(newsMessages);
  useFailureToast(error);
  return <EmptyState>{error.message || messages.membersOnly}</EmptyState>;
}
