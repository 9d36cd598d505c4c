import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { GroupGate } from '../components/group-gate';
import { InviteForm } from '../components/invite-form';
import { journalistMessages } from '../messages';
import { canInvite, ownLevel } from '../model/levels';

/** Invites a person into the group by e-mail, at a level (RT-10). */
export function MemberInvitePage() {
  const messages = useMessages(journalistMessages);
  return (
    <GroupGate>
      {(group) => (
        <>
          <PageHeader
            title={messages.inviteMember}
            subtitle={group.name}
            back={{ to: paths.group.href(group.id), label: messages.backToGroup }}
          />
          <Card>
            {group.me && !canInvite(ownLevel(group)) ? (
              <EmptyState>{messages.cannotInvite}</EmptyState>
            ) : (
              <InviteForm group={group} />
            )}
          </Card>
        </>
      )}
    </GroupGate>
  );
}
