import { useExtension } from '@/shared/config/extensions';
import type { User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Badge } from '@/shared/ui/badge/badge';

import { accountMessages } from '../account-messages';

/** Shows that a person cannot sign in, or not yet; nothing for active accounts. */
export function StateBadge({ state }: Pick<User, 'state'>) {
  const messages = useMessages(accountMessages);
  const isAnnounced = useExtension('accounts');
  if (!isAnnounced || state === undefined || state === 'active') return null;
  return (
    <>
      {' '}
      <Badge color={state === 'disabled' ? 'danger' : 'warning'}>{messages[state]}</Badge>
    </>
  );
}
