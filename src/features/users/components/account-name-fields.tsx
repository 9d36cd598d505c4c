import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';

import { accountMessages } from '../account-messages';

/** The display name, and the username and e-mail for sign-in. */
export function AccountNameFields() {
  const messages = useMessages(accountMessages);
  return (
    <>
      <FormTextField name="displayName" label={messages.displayName} required autoComplete="off" />
      <FormTextField name="username" label={messages.username} required autoComplete="off" />
      <FormTextField name="email" type="email" label={messages.email} required autoComplete="off" />
    </>
  );
}
