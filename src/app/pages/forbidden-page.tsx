import { useMessages } from '@/shared/i18n/messages';
import { StatusPage } from '@/shared/ui/status-page/status-page';

import { BackToPrevious } from '../components/back-to-previous';
import { appMessages } from '../messages';

/** Missing page permission (GRD-04, PRM-08). */
export function ForbiddenPage() {
  const messages = useMessages(appMessages);
  return (
    <StatusPage title="403 | Unauthorized" description={messages.forbiddenText} action={<BackToPrevious />} />
  );
}
