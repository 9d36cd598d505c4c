import { useMemo } from 'react';
import { object, string } from 'yup';

import type { User } from '@/shared/contract';
import { lineText } from '@/shared/form/clean-text';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { PageForm } from '@/shared/form/page-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { TextInput } from '@/shared/ui/text-input/text-input';

import { useEditProfileMutation } from '../api/account-api';
import { ownAccountMessages } from '../messages';

import { OwnAvatar } from './own-avatar';

/** The display name and the bio. */
export function ProfileForm({ user }: { user: User }) {
  const messages = useMessages(ownAccountMessages);
  const [edit] = useEditProfileMutation();
  const schema = useMemo(
    () => object({ displayName: lineText().required(messages.nameRequired), bio: string().default('') }),
    [messages],
  );
  return (
    <Card title={messages.profile}>
      <OwnAvatar user={user} />
      <PageForm
        initialValues={{ displayName: user.displayName, bio: user.bio }}
        validationSchema={schema}
        onSubmit={(profile) => edit({ id: user.id, ...schema.cast(profile) }).unwrap()}
        success={messages.profileSaved}
      >
        <FormFields>
          <FormTextField name="displayName" label={messages.displayName} required autoComplete="name" />
          <FormTextField name="bio" label={messages.bio} multiline minRows={2} maxRows={8} />
          <TextInput label={messages.username} value={user.username} disabled />
          <TextInput label={messages.email} value={user.email} disabled />
          <SubmitButton>{messages.save}</SubmitButton>
        </FormFields>
      </PageForm>
    </Card>
  );
}
