import { mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';
import { FormPage } from '@/shared/ui/form-page/form-page';

import { GroupGate } from '../components/group-gate';
import { InviteForm } from '../components/invite-form';
import { journalistMessages } from '../messages';
import { ownLevel } from '../model/levels';

/** Invites a person into the group by e-mail, with a level (RT-10). */
export function MemberInvitePage() {
  const messages = useMessages(journalistMessages);
  return (
    <GroupGate title={messages.inviteMember}>
      {(group) => (
        <FormPage title={messages.inviteMember} names={{ groupId: group.name }}>
          {group.me && !mayAtLevel(ownLevel(group), 'invite') ? (
            <EmptyState>{messages.cannotInvite}</EmptyState>
          ) : (
            <InviteForm group={group} />
          )}
        </FormPage>
      )}
    </GroupGate>
  );
}
