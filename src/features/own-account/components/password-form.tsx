import { useMemo, useState } from 'react';

import type { User } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';

import { useChangePasswordMutation } from '../api/account-api';
import { ownAccountMessages } from '../messages';
import { passwordSchema } from '../model/password-schema';

/** Changes the password; requires the current one. */
export function PasswordForm({ user }: { user: User }) {
  const messages = useMessages(ownAccountMessages);
  const [change] = useChangePasswordMutation();
  const [changes, setChanges] = useState(0);
  const schema = useMemo(() => passwordSchema(messages), [messages]);
  return (
    <Card title={messages.password}>
      <AppForm
        // A new key clears the form after the change.
        key={changes}
        initialValues={{ currentPassword: '', newPassword: '' }}
        validationSchema={schema}
        onSubmit={(passwords) => change(passwords).unwrap()}
        success={messages.passwordChanged}
        onSaved={() => setChanges(changes + 1)}
      >
        <FormFields>
          {/* For password managers, which need the username. */}
          <input hidden readOnly autoComplete="username" value={user.username} />
          <FormTextField
            name="currentPassword"
            type="password"
            label={messages.currentPassword}
            required
            autoComplete="current-password"
          />
          <FormTextField
            name="newPassword"
            type="password"
            label={messages.newPassword}
            description={messages.passwordHint}
            required
            autoComplete="new-password"
          />
          <SubmitButton>{messages.changePassword}</SubmitButton>
        </FormFields>
      </AppForm>
    </Card>
  );
}
