import { useMemo, useState } from 'react';
import { object, string } from 'yup';

import { useListPasskeysQuery } from '@/features/passkeys';
import { isApiError } from '@/shared/api/api-error';
import type { User } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { settleProof } from '@/shared/session/proof';
import { Button } from '@/shared/ui/button/button';
import { Modal } from '@/shared/ui/modal/modal';

import { useStepUpMutation } from '../api/step-up-api';
import { stepUpMessages } from '../step-up-messages';

import { EntryFields, EntryText } from './entry-fields';
import { PasskeyButton, useHasPasskeys } from './passkey-button';

type Props = { open: boolean; user: User };

/** Asks for the password again, and for a code once the backend wants one; the waiting call then continues (SAF-08). */
export function StepUpDialog({ open, user }: Props) {
  const messages = useMessages(stepUpMessages);
  const [stepUp] = useStepUpMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const schema = useMemo(
    () =>
      object({
        password: string().required(messages.passwordRequired),
        code: needsCode ? string().trim().required(messages.codeRequired) : string(),
      }),
    [messages, needsCode],
  );
  const prove = async ({ password, code = '' }: { password: string; code?: string }) => {
    try {
      await stepUp({ password, ...(needsCode && { code: code.trim() }) }).unwrap();
    } catch (error) {
      if (isApiError(error) && 'code' in error.fieldErrors) setNeedsCode(true);
      throw error;
    }
    settleProof(true);
  };
  const mayHavePasskeys = useHasPasskeys();
  const { data: passkeys = [] } = useListPasskeysQuery(user.id, { skip: !open || !mayHavePasskeys });
  const decline = () => settleProof(false);
  return (
    <Modal
      open={open}
      onClose={decline}
      header={messages.title}
      footer={
        <Button variant="flat" color="secondary" onClick={decline}>
          {messages.cancel}
        </Button>
      }
    >
      <EntryText>{messages.about(user.displayName)}</EntryText>
      {open && (
        <AppForm initialValues={{ password: '', code: '' }} validationSchema={schema} onSubmit={prove}>
          <EntryFields>
            <FormTextField
              name="password"
              type="password"
              label={messages.password}
              size="lg"
              autoComplete="current-password"
              // eslint-disable-next-line jsx-a11y/no-autofocus -- only in a dialog
              autoFocus
            />
            {needsCode && (
              <FormTextField
                name="code"
                label={messages.code}
                description={messages.codeHelp}
                size="lg"
                autoComplete="one-time-code"
              />
            )}
            <SubmitButton size="lg" fullWidth>
              {messages.submit}
            </SubmitButton>
          </EntryFields>
        </AppForm>
      )}
      {open && passkeys.length > 0 && (
        <EntryFields>
          <PasskeyButton
            label={messages.usePasskey}
            act={(part, dispatch) => part.proveWithPasskey(dispatch)}
            onDone={() => settleProof(true)}
          />
        </EntryFields>
      )}
    </Modal>
  );
}
