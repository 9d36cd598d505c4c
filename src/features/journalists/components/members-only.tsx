import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { StatusPage } from '@/shared/ui/status-page/status-page';

import { journalistMessages } from '../messages';

/** What a non-member finds behind a group's address. */
export function MembersOnly() {
  const messages = useMessages(journalistMessages);
  return (
    <StatusPage
      title={messages.membersOnly}
      description={messages.membersOnlyText}
      action={<Button to={paths.groups}>{messages.backToGroups}</Button>}
    />
  );
}
