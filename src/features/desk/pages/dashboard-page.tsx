import { AddNewsButton, useOwnGroups } from '@/features/journalists';
import { useExtension } from '@/shared/config/extensions';
import { useMessages } from '@/shared/i18n/messages';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { Desk } from '../components/desk';
import { deskMessages } from '../messages';
import { useDrafts } from '../use-drafts';

export { prefetchDesk } from '../api/desk-api';

const groupsOnDesk = onDemand(() => import('../components/own-groups').then((module) => module.OwnGroups));

/**
 * The approval desk. Without the extension: the user's groups (DSK-01), without invented figures (RT-04). Both with the
 * drafts of this device; who only writes has Add news as the first action.
 */
export function DashboardPage() {
  const messages = useMessages(deskMessages);
  const hasDesk = useExtension('approval-desk');
  const OwnGroups = groupsOnDesk.usePart(!hasDesk);
  const { isWriter } = useOwnGroups();
  const drafts = useDrafts();
  return (
    <>
      <PageHeader title={messages.dashboard} actions={isWriter && <AddNewsButton />} />
      {hasDesk ? <Desk drafts={drafts} /> : OwnGroups && <OwnGroups drafts={drafts} />}
    </>
  );
}
