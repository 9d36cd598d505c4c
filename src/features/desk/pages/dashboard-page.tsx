import { useExtension } from '@/shared/config/extensions';
import { useMessages } from '@/shared/i18n/messages';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { Desk } from '../components/desk';
import { DraftList } from '../components/draft-list';
import { deskMessages } from '../messages';

/** The drafts of this device, and the approval desk where the backend has one (DSK-01); else a placeholder without invented figures (RT-04). */
export function DashboardPage() {
  const messages = useMessages(deskMessages);
  const hasDesk = useExtension('approval-desk');
  return (
    <>
      <PageHeader title={messages.dashboard} />
      <DraftList />
      {hasDesk ? <Desk /> : <EmptyState>{messages.empty}</EmptyState>}
    </>
  );
}
