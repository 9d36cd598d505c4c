import { useMessages } from '@/shared/i18n/messages';
import { StatusPage } from '@/shared/ui/status-page/status-page';

import { BackToPrevious } from '../components/back-to-previous';
import { appMessages } from '../messages';

/** The target of the quiz entries of the sidebar, whose screens are not specified (RT-22). */
export function NotAvailablePage() {
  const messages = useMessages(appMessages);
  return (
    <StatusPage
      title={messages.notAvailable}
      description={messages.notAvailableText}
      action={<BackToPrevious />}
    />
  );
}
