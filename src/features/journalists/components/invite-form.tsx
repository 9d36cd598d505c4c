import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import type { JournalistGroup } from '@/shared/contract';
import { FormFields } from '@/shared/form/form-fields';
import { FormSelect } from '@/shared/form/form-select';
import { FormTextField } from '@/shared/form/form-text-field';
import { PageForm } from '@/shared/form/page-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';

import { useInviteMemberMutation } from '../api/journalists-api';
import { journalistMessages } from '../messages';
import { membersHref } from '../model/group-tabs';
import { inviteSchema, type InviteValues } from '../model/invite-schema';
import { invitableLevels, ownLevel } from '../model/levels';

const INITIAL: InviteValues = { email: '', level: '' };

/** The form with e-mail and level; the level is sent as a number (VAL-06). */
export function InviteForm({ group }: { group: JournalistGroup }) {
  const messages = useMessages(journalistMessages);
  const navigate = useNavigate();
  const [inviteMember] = useInviteMemberMutation();
  const schema = useMemo(() => inviteSchema(messages), [messages]);

  return (
    <PageForm
      initialValues={INITIAL}
      validationSchema={schema}
      onSubmit={async ({ email, level }) => {
        if (level === '') return; // type guard; the schema refuses it before
        await inviteMember({ groupId: group.id, email: email.trim(), level }).unwrap();
      }}
      success={messages.invited}
      onSaved={() => navigate(membersHref(group.id), { replace: true })}
    >
      <FormFields>
        <FormTextField name="email" type="email" label={messages.email} autoComplete="off" required />
        <FormSelect
          name="level"
          label={messages.level}
          description={messages.levelDescription}
          placeholder={messages.chooseLevel}
          options={invitableLevels(ownLevel(group))}
          required
        />
        <SubmitButton>{messages.invite}</SubmitButton>
      </FormFields>
    </PageForm>
  );
}
