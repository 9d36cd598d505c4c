import { styled } from '@mui/material/styles';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { useAppDispatch } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { getRuntimeConfig, onRuntimeConfig } from '@/shared/config/runtime-config';
import { AppForm } from '@/shared/form/app-form';
import { useMessages } from '@/shared/i18n/messages';
import { startSession, type Tokens } from '@/shared/session/session';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';
import { toast } from '@/shared/ui/toast/toast';

import { loadCurrentUser, useSignInMutation } from '../api/auth-api';
import { BelowPanel } from '../components/below-panel';
import { ForgottenLink } from '../components/forgotten-link';
import { PasskeyButton } from '../components/passkey-button';
import { ResumeTyping } from '../components/resume-typing';
import { SignInFields } from '../components/sign-in-fields';
import { SignInFrame } from '../components/sign-in-frame';
import { authMessages } from '../messages';
import { lazySignInSchema } from '../model/lazy-sign-in-schema';
import { readReturnTo } from '../model/return-to';
import { readStaticForm } from '../model/static-form';
import { useProvider } from '../model/use-provider';
import { useSecondStep } from '../model/use-second-step';

const Reason = styled('div')(({ theme }) => ({ marginTop: theme.spacing(1.5) }));

/** Username or e-mail and password (RT-01). Takes over what was typed before the console was loaded. */
export function SignInPage() {
  const messages = useMessages(authMessages);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { from, reason } = readReturnTo(useLocation().state);
  const [typed] = useState(readStaticForm);
  const [signIn] = useSignInMutation();
  const provider = useProvider(from);
  const enter = async (tokens: Tokens) => {
    startSession(tokens);
    // An earlier refusal does not concern the person who is signed in now.
    toast.dismiss();
    dispatch(loadCurrentUser());
    const to = await provider.arrive();
    await navigate(to ?? from ?? paths.dashboard, { replace: true });
  };
  const { take, step } = useSecondStep(enter);
  const schema = useMemo(() => lazySignInSchema(messages), [messages]);
  const firstRun = useSyncExternalStore(onRuntimeConfig, () => getRuntimeConfig()?.firstRun ?? false);

  // No account exists yet.
  if (firstRun) return <Navigate to={paths.firstRun} replace />;

  return (
    <SignInFrame title={messages.title}>
      {reason && (
        <Reason>
          <AlertBox kind={reason === 'textKept' ? 'success' : 'error'}>{messages[reason]}</AlertBox>
        </Reason>
      )}
      <div hidden={step !== null}>
        {provider.proof && <Reason>{provider.proof.about}</Reason>}
        <AppForm
          key={provider.proof?.email}
          initialValues={provider.proof ? { email: provider.proof.email, password: '' } : typed.values}
          validationSchema={schema}
          onSubmit={async (values) => take(await signIn({ ...values, email: values.email.trim() }).unwrap())}
        >
          {!provider.proof && <ResumeTyping focused={typed.focused} submitted={typed.submitted} />}
          <SignInFields focusPassword={provider.proof !== null} />
        </AppForm>
        <ForgottenLink />
        <BelowPanel>
          <PasskeyButton
            label={messages.withPasskey}
            act={(passkeys, send) => passkeys.signInWithPasskey(send)}
            onDone={enter}
          />
          {provider.button(take)}
        </BelowPanel>
      </div>
      {step}
    </SignInFrame>
  );
}
