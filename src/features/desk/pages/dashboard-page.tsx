import { useExtension } from '@/shared/config/extensions';
import { useMessages } from '@/shared/i18n/messages';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { Desk } from '../components/desk';
import { DraftList } from '../components/draft-list';
import { deskMessages } from '../messages';

export { prefetchDesk } from '../api/desk-api';

const ownGroups = onDemand(() => import('../components/own-groups').then((module) => module.OwnGroups));

/**
 * The drafts of this device and the approval desk. Without the extension: the user's groups (DSK-01),
 * without invented figures (RT-04).
 */
export function DashboardPage() {
  const messages = useMessages(deskMessages);
  const hasDesk = useExtension('approval-desk');
  const OwnGroups = ownGroups.usePart(!hasDesk);
  return (
    <>
      <PageHeader title={messages.dashboard} />
      <DraftList />
      {hasDesk ? <Desk /> : OwnGroups && <OwnGroups />}
    </>
  );
}
