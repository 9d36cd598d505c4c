import type { ApiError } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { useFailureToast } from '@/shared/ui/query-state/use-failure-toast';
import { StatusPage } from '@/shared/ui/status-page/status-page';

import { journalistMessages } from '../messages';

/** What stands behind a group's address where the server does not open it, as a rule for who is no member. */
export function MembersOnly({ error }: { error: ApiError }) {
  const messages = useMessages(journalistMessages);
  useFailureToast(error);
  return (
    <StatusPage
      title={error.message ? messages.notOpened : messages.membersOnly}
      description={error.message || messages.membersOnlyText}
      action={<Button to={paths.groups}>{messages.backToGroups}</Button>}
    />
  );
}
