import { useMemo, useState } from 'react';
import { object } from 'yup';

import { paths } from '@/shared/config/paths';
import { AppForm } from '@/shared/form/app-form';
import { lineText } from '@/shared/form/clean-text';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';
import { Button } from '@/shared/ui/button/button';

import { useRequestAccountLinkMutation } from '../api/account-entry-api';
import { EntryFields, EntryText } from '../components/entry-fields';
import { SignInFrame } from '../components/sign-in-frame';
import { entryMessages } from '../entry-messages';

/** Where somebody who has forgotten the password asks for a link by mail (extension `mail`). */
export function ForgottenPage() {
  const messages = useMessages(entryMessages);
  const [request] = useRequestAccountLinkMutation();
  const [isSent, setSent] = useState(false);
  const schema = useMemo(() => object({ name: lineText().required(messages.required) }), [messages]);

  return (
    <SignInFrame title={messages.forgotten}>
      {isSent ? (
        <EntryFields>
          <AlertBox kind="success" title={messages.linkRequested}>
            {messages.linkRequestedHelp}
          </AlertBox>
        </EntryFields>
      ) : (
        <>
          <EntryText>{messages.forgottenAbout}</EntryText>
          <AppForm
            initialValues={{ name: '' }}
            validationSchema={schema}
            onSubmit={(values) => request(schema.cast(values)).unwrap()}
            onSaved={() => setSent(true)}
          >
            <EntryFields>
              <FormTextField
                name="name"
                label={messages.usernameOrEmail}
                size="lg"
                autoComplete="username"
                required
              />
              <SubmitButton size="lg" fullWidth>
                {messages.sendLink}
              </SubmitButton>
            </EntryFields>
          </AppForm>
        </>
      )}
      <EntryFields>
        <Button variant="outlined" to={paths.signIn}>
          {messages.toSignIn}
        </Button>
      </EntryFields>
    </SignInFrame>
  );
}
