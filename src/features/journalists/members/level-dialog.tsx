import { useCurrentUser } from '@/features/auth';
import type { JournalistGroup, ManagedMember } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormFields } from '@/shared/form/form-fields';
import { FormSelect } from '@/shared/form/form-select';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';

import { useChangeMemberLevelMutation } from '../api/members-api';
import { journalistMessages } from '../messages';
import { invitableLevels, ownLevel } from '../model/levels';

import { memberMessages } from './messages';

type Props = { group: Pick<JournalistGroup, 'id' | 'me'>; member: ManagedMember | null; onClose: () => void };

/** Changes the level of a member, at most to the user's own level (ACC-08). */
export function LevelDialog({ group, member, onClose }: Props) {
  const messages = useMessages(memberMessages);
  const { level: label } = useMessages(journalistMessages);
  const isOneself = useCurrentUser()?.id === member?.profile.id;
  const [changeLevel] = useChangeMemberLevelMutation();

  return (
    <Modal open={member !== null} onClose={onClose} header={messages.changeLevel}>
      {member && (
        <AppForm
          initialValues={{ level: member.level }}
          onSubmit={({ level }) =>
            changeLevel({ groupId: group.id, userId: member.profile.id, level }).unwrap()
          }
          success={messages.levelChanged}
          undo={() =>
            changeLevel({ groupId: group.id, userId: member.profile.id, level: member.level }).unwrap()
          }
          onSaved={onClose}
        >
          <FormFields>
            <FormSelect
              name="level"
              label={label}
              description={isOneself ? messages.ownLevel : messages.levelOf(member.profile.displayName)}
              options={invitableLevels(ownLevel(group))}
              required
            />
            <SubmitButton>{messages.save}</SubmitButton>
          </FormFields>
        </AppForm>
      )}
    </Modal>
  );
}
