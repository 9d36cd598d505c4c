import { styled } from '@mui/material/styles';

import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';

import { authMessages } from '../messages';

const Fields = styled('div')({ display: 'grid', gap: 16, marginTop: 20 });

/** Username or e-mail, password, and the submit button. */
export function SignInFields({ focusPassword = false }: { focusPassword?: boolean }) {
  const messages = useMessages(authMessages);
  return (
    <Fields>
      <FormTextField name="email" label={messages.username} size="lg" autoComplete="username" />
      <FormTextField
        name="password"
        type="password"
        label={messages.password}
        size="lg"
        autoComplete="current-password"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- only in a dialog, and where the name is known
        autoFocus={focusPassword}
      />
      <SubmitButton size="lg" fullWidth>
        {messages.submit}
      </SubmitButton>
    </Fields>
  );
}
