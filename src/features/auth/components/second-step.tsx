import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';

import type { SecondStepKind } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormActions } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import type { Tokens } from '@/shared/session/session';
import { SIX_DIGITS } from '@/shared/text/digits';
import { Button } from '@/shared/ui/button/button';

import { useGiveSecondFactorMutation } from '../api/second-step-api';
import { secondStepMessages, type SecondStepMessages } from '../second-step-messages';

import { EntryFields, EntryText } from './entry-fields';
import { PasskeyButton, useHasPasskeys } from './passkey-button';

const schemaOf = (messages: SecondStepMessages, ofApp: boolean) => {
  const code = string().trim().required(messages.codeRequired);
  return object({ code: ofApp ? code.matches(SIX_DIGITS, messages.sixDigits) : code });
};

const APP_INPUT = { autoComplete: 'one-time-code', inputProps: { inputMode: 'numeric' } } as const;
const RECOVERY_INPUT = {
  autoComplete: 'off',
  inputProps: { autoCapitalize: 'none', spellCheck: false },
} as const;

const About = styled(EntryText)(({ theme }) => ({ marginBottom: theme.spacing(1.5) }));

type Props = {
  /** The challenge from the first step. */
  challenge: string;
  /** What the person can give. */
  steps: SecondStepKind[];
  onSignedIn: (tokens: Tokens) => unknown;
  onBack: () => void;
};

function BackButton({ onBack }: Pick<Props, 'onBack'>) {
  const messages = useMessages(secondStepMessages);
  return (
    <Button size="sm" variant="flat" color="secondary" onClick={onBack}>
      {messages.back}
    </Button>
  );
}

function CodeForm({ challenge, onSignedIn, onBack }: Omit<Props, 'steps'>) {
  const messages = useMessages(secondStepMessages);
  const [give] = useGiveSecondFactorMutation();
  const [ofApp, setOfApp] = useState(true);
  const schema = useMemo(() => schemaOf(messages, ofApp), [messages, ofApp]);
  return (
    <>
      <About>{ofApp ? messages.aboutCode : messages.aboutRecoveryCode}</About>
      <AppForm
        key={String(ofApp)}
        initialValues={{ code: '' }}
        validationSchema={schema}
        onSubmit={async ({ code }) => onSignedIn(await give({ challenge, code: code.trim() }).unwrap())}
      >
        <EntryFields>
          <FormTextField
            name="code"
            size="lg"
            label={ofApp ? messages.code : messages.recoveryCode}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the first step had the focus and is now hidden
            autoFocus
            {...(ofApp ? APP_INPUT : RECOVERY_INPUT)}
          />
          <SubmitButton size="lg" fullWidth>
            {messages.submit}
          </SubmitButton>
          <FormActions>
            <BackButton onBack={onBack} />
            <Button size="sm" variant="flat" onClick={() => setOfApp(!ofApp)}>
              {ofApp ? messages.useRecoveryCode : messages.useApp}
            </Button>
          </FormActions>
        </EntryFields>
      </AppForm>
    </>
  );
}

/** The second step of a sign-in: a code of the app, a recovery code, or a passkey (ACC-05, CON-06). */
export function SecondStep({ steps, ...props }: Props) {
  const messages = useMessages(secondStepMessages);
  const worksHere = useHasPasskeys();
  const hasCode = steps.includes('code');
  return (
    <>
      {hasCode ? (
        <CodeForm {...props} />
      ) : (
        <About>{worksHere ? messages.aboutPasskey : messages.noPasskeyHere}</About>
      )}
      <EntryFields>
        {steps.includes('passkey') && (
          <PasskeyButton
            label={messages.usePasskey}
            act={(passkeys, dispatch) => passkeys.signInWithPasskey(dispatch, props.challenge)}
            onDone={props.onSignedIn}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the first step had the focus and is now hidden
            autoFocus={!hasCode}
          />
        )}
        {!hasCode && (
          <FormActions>
            <BackButton onBack={props.onBack} />
          </FormActions>
        )}
      </EntryFields>
    </>
  );
}
