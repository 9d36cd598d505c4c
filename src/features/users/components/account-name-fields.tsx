import { useFormikContext } from 'formik';
import { useRef } from 'react';

import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';

import { accountMessages } from '../account-messages';
import { nameWithAddress } from '../model/name-with-address';

type Names = { displayName: string; username: string; email: string };

/** The display name, and the username and e-mail for sign-in. In the form of a new person, `Name <e-mail>` fills in all three. */
export function AccountNameFields({ isNew = false }: { isNew?: boolean }) {
  const messages = useMessages(accountMessages);
  const { values, setValues, handleChange } = useFormikContext<Names>();
  const filledIn = useRef({ username: '', email: '' });
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
            // What was typed stays.
            const last = filledIn.current;
            const names = {
              username: ['', last.username].includes(values.username) ? username : values.username,
              email: ['', last.email].includes(values.email) ? email : values.email,
            };
            filledIn.current = { username, email };
            void setValues({ ...values, displayName, ...names });
          },
        })}
      />
      <FormTextField name="username" label={messages.username} required autoComplete="off" />
      <FormTextField name="email" type="email" label={messages.email} required autoComplete="off" />
    </>
  );
}
