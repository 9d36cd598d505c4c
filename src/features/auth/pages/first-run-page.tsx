import { useFormikContext } from 'formik';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useAppDispatch } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { endFirstRun } from '@/shared/config/runtime-config';
import { AppForm } from '@/shared/form/app-form';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { startSession } from '@/shared/session/session';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';
import { Button } from '@/shared/ui/button/button';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useCreateFirstAdministratorMutation, useGetFirstRunQuery } from '../api/account-entry-api';
import { loadCurrentUser, useSignInMutation } from '../api/auth-api';
import { EntryFields, EntryText, NewPasswordFields } from '../components/entry-fields';
import { SignInFrame } from '../components/sign-in-frame';
import { entryMessages } from '../entry-messages';
import { firstRunSchema } from '../model/password-schema';

const EMPTY = { username: '', email: '', password: '', repeated: '', token: '' };

/**
 * Takes the code of the address into the form, also if the address is opened while the page is there, and out of the address bar,
 * where others could read it.
 */
function CodeFromAddress() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { setFieldValue } = useFormikContext();
  useEffect(() => {
    if (hash === '') return;
    void setFieldValue('token', hash.slice(1));
    void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate, setFieldValue]);
  return null;
}

function FirstAdministratorForm({ needsToken }: { needsToken: boolean }) {
  const messages = useMessages(entryMessages);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [create] = useCreateFirstAdministratorMutation();
  const [signIn] = useSignInMutation();
  const schema = useMemo(() => firstRunSchema(messages, needsToken), [messages, needsToken]);

  return (
    <AppForm
      initialValues={EMPTY}
      validationSchema={schema}
      onSubmit={async ({ repeated: _same, ...given }) => {
        const administrator = { ...given, username: given.username.trim(), email: given.email.trim() };
        await create(administrator).unwrap();
        endFirstRun();
        const { username, password } = administrator;
        startSession(await signIn({ email: username, password }).unwrap());
        dispatch(loadCurrentUser());
        await navigate(paths.dashboard, { replace: true });
      }}
    >
      <CodeFromAddress />
      <EntryFields>
        <FormTextField name="username" label={messages.username} size="lg" autoComplete="username" required />
        <FormTextField
          name="email"
          type="email"
          label={messages.email}
          size="lg"
          autoComplete="email"
          required
        />
        <NewPasswordFields label={messages.password} />
        {needsToken && (
          <FormTextField
            name="token"
            label={messages.startCode}
            description={messages.startCodeHint}
            size="lg"
            autoComplete="off"
            required
          />
        )}
        <SubmitButton size="lg" fullWidth>
          {messages.create}
        </SubmitButton>
      </EntryFields>
    </AppForm>
  );
}

/** Creates the first administrator of an installation without users, in place of sign-in (ACC-06). */
export function FirstRunPage() {
  const messages = useMessages(entryMessages);
  const { data, error, isLoading, isFetching, refetch } = useGetFirstRunQuery();
  return (
    <SignInFrame title={messages.firstRun} grows>
      <QueryState
        isLoading={isLoading}
        error={error}
        isFetching={isFetching}
        hasData={data !== undefined}
        onRetry={refetch}
      >
        {data?.isOpen && (
          <>
            <EntryText>{messages.firstRunAbout}</EntryText>
            <FirstAdministratorForm needsToken={data.needsToken} />
          </>
        )}
        {data?.isOpen === false && (
          <EntryFields>
            <AlertBox kind="error" title={messages.firstRunOver}>
              {messages.firstRunOverHelp}
            </AlertBox>
            <Button variant="outlined" onClick={endFirstRun} to={paths.signIn}>
              {messages.toSignIn}
            </Button>
          </EntryFields>
        )}
      </QueryState>
    </SignInFrame>
  );
}
