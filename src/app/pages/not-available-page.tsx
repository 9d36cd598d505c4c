import { useMessages } from '@/shared/i18n/messages';
import { StatusPage } from '@/shared/ui/status-page/status-page';

import { appMessages } from '../messages';

import { BackToPrevious } from './back-to-previous';

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
