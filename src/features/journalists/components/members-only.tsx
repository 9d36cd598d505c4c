import { errorMessage, isApiError, type ApiError } from '@/shared/api/api-error';
import { ErrorCode } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';
import { useFailureToast } from '@/shared/ui/query-state/use-failure-toast';

import { membersOnlyMessages } from '../members-only-messages';

/** Whether the server refused because the user is not a member of the group (SRV-05). */
export const isForMembersOnly = (error: unknown): error is ApiError =>
  isApiError(error) && error.code === ErrorCode.Alert;

/** Replaces content that only members may see: shows the server's message, or how to join. */
export function MembersOnly({ error }: { error: ApiError }) {
  const messages = useMessages(membersOnlyMessages);
  useFailureToast(error);
  return <EmptyState>{error.message ? errorMessage(error) : messages.membersOnly}</EmptyState>;
}
