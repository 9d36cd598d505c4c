import { useFormikContext } from 'formik';

import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';

import { accountMessages } from '../account-messages';
import { nameWithAddress } from '../model/name-with-address';

type Names = { displayName: string; username: string; email: string };

/** The display name, and the username and e-mail for sign-in. In the form of a new person, `Name <e-mail>` fills in all three. */
export function AccountNameFields({ isNew = false }: { isNew?: boolean }) {
  const messages = useMessages(accountMessages);
  const { values, setValues, handleChange } = useFormikContext<Names>();
  return (
    <>
      <FormTextField
        name="displayName"
        label={messages.displayName}
        required
        autoComplete="off"
        {...(isNew && {
          autoFocus: true,
          description: messages.nameWithAddress,
          onChange: (event) => {
            const parts = nameWithAddress(event.target.value);
            if (!parts) return handleChange(event);
            const { displayName, username, email } = parts;
            // What was typed before stays.
            const names = { username: values.username || username, email: values.email || email };
            void setValues({ ...values, displayName, ...names });
          },
        })}
      />
      <FormTextField name="username" label={messages.username} required autoComplete="off" />
      <FormTextField name="email" type="email" label={messages.email} required autoComplete="off" />
    </>
  );
}
