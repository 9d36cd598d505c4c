import { useMessages } from '@/shared/i18n/messages';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { appMessages } from '../messages';

/** A placeholder without invented figures (RT-04). */
export function DashboardPage() {
  const messages = useMessages(appMessages);
  return (
    <>
      <PageHeader title={messages.dashboard} />
      <EmptyState>{messages.dashboardEmpty}</EmptyState>
    </>
  );
}
