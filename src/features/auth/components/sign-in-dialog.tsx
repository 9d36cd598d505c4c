import { useMemo, useState } from 'react';

import type { User } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { useMessages } from '@/shared/i18n/messages';
import { completeRenewal } from '@/shared/session/renewal';
import { endSession, replaceSession, type Tokens } from '@/shared/session/session';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { Modal } from '@/shared/ui/modal/modal';

import { useIdentifyMutation, useSignInMutation } from '../api/auth-api';
import { authMessages } from '../messages';
import { lazySignInSchema } from '../model/lazy-sign-in-schema';
import { useSecondStep } from '../model/use-second-step';

import { EntryFields } from './entry-fields';
import { PasskeyButton } from './passkey-button';
import { SignInFields } from './sign-in-fields';

type Props = { open: boolean; user: User };

/**
 * Sign-in over the page. The page continues for the same person, and closes for anybody else (GRD-05). The close button, which
 * Escape presses, asks before it ends the session: people press both without thought of what they typed (LOK-06).
 */
export function SignInDialog({ open, user }: Props) {
  const messages = useMessages(authMessages);
  const schema = useMemo(() => lazySignInSchema(messages), [messages]);
  const [signIn] = useSignInMutation();
  const [identify] = useIdentifyMutation();
  const enter = async (tokens: Tokens) => {
    const person = await identify(tokens.token).unwrap();
    if (person.id === user.id) completeRenewal(tokens);
    else replaceSession(tokens);
  };
  const { take, step } = useSecondStep(enter);
  const leave = () => endSession('expired');

  const [isAsking, setAsking] = useState(false);
  // Another tab may have signed in meanwhile; the next time begins without the question.
  if (!open && isAsking) setAsking(false);

  return (
    <>
      <Modal
        open={open}
        onClose={() => setAsking(true)}
        header={messages.title}
        footer={
          <Button variant="flat" color="secondary" onClick={leave}>
            {messages.leave}
          </Button>
        }
      >
        <div hidden={step !== null}>
          <p>{messages.renewal(user.displayName)}</p>
          <AppForm
            initialValues={{ email: user.username, password: '' }}
            validationSchema={schema}
            onSubmit={async (values) =>
              take(await signIn({ ...values, email: values.email.trim() }).unwrap())
            }
          >
            <SignInFields focusPassword />
          </AppForm>
          <EntryFields>
            <PasskeyButton
              label={messages.withPasskey}
              act={(passkeys, dispatch) => passkeys.signInWithPasskey(dispatch)}
              onDone={enter}
            />
          </EntryFields>
        </div>
        {step}
      </Modal>
      <ConfirmDialog
        open={isAsking}
        danger
        title={messages.leave}
        confirmLabel={messages.leave}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {messages.leaveQuestion}
      </ConfirmDialog>
    </>
  );
}
