import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';

import { paths } from '@/shared/config/paths';
import { Permission, type AccountRequest } from '@/shared/contract';
import { FormActions, FormFields } from '@/shared/form/form-fields';
import { PageForm } from '@/shared/form/page-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { useCopyGuard } from '@/shared/ui/copy-field/use-copy-guard';
import { FormPage } from '@/shared/ui/form-page/form-page';

import { accountMessages } from '../account-messages';
import { useCreateAccountMutation, type CreatedAccount } from '../api/accounts-api';
import { AccountNameFields } from '../components/account-name-fields';
import { LinkToCopy } from '../components/link-to-copy';
import { PermissionChecklist } from '../components/permission-checklist';
import { newAccountSchema } from '../model/account-schema';

const EMPTY: AccountRequest = { displayName: '', username: '', email: '', permission: Permission.USER };

const Done = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: 640 }));

/** Creates a person and then shows the link by which they set their password (ACC-01). */
export function UserCreatePage() {
  const messages = useMessages(accountMessages);
  const [create] = useCreateAccountMutation();
  const [created, setCreated] = useState<CreatedAccount | null>(null);
  const { question, onCopy, leave } = useCopyGuard({
    value: created && !created.link.isMailed ? created.link : null,
    title: messages.leaveLink,
    text: messages.notCopied,
    onLeave: () => setCreated(null),
  });
  const schema = useMemo(() => newAccountSchema(messages), [messages]);

  return (
    <FormPage title={messages.createTitle}>
      {created ? (
        <Done>
          <LinkToCopy link={created.link} name={created.user.displayName} onCopy={onCopy} />
          <FormActions>
            <Button variant="outlined" to={paths.user.href(created.user.id)}>
              {messages.openPerson}
            </Button>
            <Button variant="outlined" onClick={leave}>
              {messages.anotherPerson}
            </Button>
          </FormActions>
          {question}
        </Done>
      ) : (
        <PageForm
          initialValues={EMPTY}
          validationSchema={schema}
          onSubmit={async (values) => {
            const account = await create(schema.cast(values)).unwrap();
            setCreated(account);
          }}
        >
          <FormFields>
            <AccountNameFields />
            <PermissionChecklist name="permission" />
            <SubmitButton>{messages.create}</SubmitButton>
          </FormFields>
        </PageForm>
      )}
    </FormPage>
  );
}
