import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { PageForm } from '@/shared/form/page-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { FormPage } from '@/shared/ui/form-page/form-page';

import { useCreateGroupMutation } from '../api/journalists-api';
import { journalistMessages } from '../messages';
import { groupSchema } from '../model/group-schema';

const INITIAL = { name: '' };

/** Creates a group (RT-08). */
export function GroupCreatePage() {
  const messages = useMessages(journalistMessages);
  const navigate = useNavigate();
  const [createGroup] = useCreateGroupMutation();
  const schema = useMemo(() => groupSchema(messages), [messages]);

  return (
    <FormPage title={messages.createGroup}>
      <PageForm
        initialValues={INITIAL}
        validationSchema={schema}
        onSubmit={({ name }) => createGroup({ name: name.trim() }).unwrap()}
        success={messages.groupCreated}
        onSaved={(group) => navigate(group ? paths.group.href(group.id) : paths.groups, { replace: true })}
      >
        <FormFields>
          <FormTextField name="name" label={messages.groupName} required />
          <SubmitButton>{messages.create}</SubmitButton>
        </FormFields>
      </PageForm>
    </FormPage>
  );
}
