import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import { AppForm } from '@/shared/form/app-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';
import { dateInWords } from '@/shared/text/format-date';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';
import { Button } from '@/shared/ui/button/button';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useGetAccountLinkQuery, useSetPasswordByLinkMutation } from '../api/account-entry-api';
import { EntryFields, EntryText, NewPasswordFields } from '../components/entry-fields';
import { SignInFrame } from '../components/sign-in-frame';
import { entryMessages } from '../entry-messages';
import { passwordSchema } from '../model/password-schema';

type Good = { displayName: string; username: string; expiresAt: string };

function PasswordForm({ token, link }: { token: string; link: Good }) {
  const messages = useMessages(entryMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const [setPassword] = useSetPasswordByLinkMutation();
  const schema = useMemo(() => passwordSchema(messages), [messages]);
  return (
    <>
      <EntryText>{messages.forPerson(link.displayName, link.username)}</EntryText>
      <EntryText>{messages.goodUntil(dateInWords(new Date(link.expiresAt), locale))}</EntryText>
      <AppForm
        initialValues={{ password: '', repeated: '' }}
        validationSchema={schema}
        onSubmit={({ password }) => setPassword({ token, password }).unwrap()}
        success={messages.passwordSet}
        onSaved={() => navigate(paths.signIn, { replace: true })}
      >
        <EntryFields>
          {/* For password managers, which store the password under this username. */}
          <input type="text" name="username" autoComplete="username" value={link.username} readOnly hidden />
          <NewPasswordFields label={messages.newPassword} />
          <SubmitButton size="lg" fullWidth>
            {messages.setPassword}
          </SubmitButton>
        </EntryFields>
      </AppForm>
    </>
  );
}

/**
 * The page of a one-time link, where its owner sets a password. The token follows `#`, so the browser sends
 * it in no request for the page.
 */
export function SetPasswordPage() {
  const messages = useMessages(entryMessages);
  const token = useLocation().hash.slice(1);
  const { data: link, error, isLoading, isFetching, refetch } = useGetAccountLinkQuery(token);

  return (
    <SignInFrame title={messages.setPassword} grows>
      <QueryState
        isLoading={isLoading}
        error={error}
        isFetching={isFetching}
        hasData={link !== undefined}
        onRetry={refetch}
      >
        {link?.state === 'good' && <PasswordForm token={token} link={link} />}
        {link && link.state !== 'good' && (
          <EntryFields>
            <AlertBox kind="error" title={messages[link.state]}>
              {messages[`${link.state}Help`]}
            </AlertBox>
            <Button variant="outlined" to={paths.signIn}>
              {messages.toSignIn}
            </Button>
          </EntryFields>
        )}
      </QueryState>
    </SignInFrame>
  );
}
