import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';

import { paths } from '@/shared/config/paths';
import { type AccountRequest, PRESETS } from '@/shared/contract';
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
import { GivenAccess } from '../components/given-access';
import { GroupsField } from '../components/groups-field';
import { LinkToCopy } from '../components/link-to-copy';
import { PermissionField } from '../components/permission-field';
import { newAccountSchema } from '../model/account-schema';

const EMPTY: Required<AccountRequest> = {
  displayName: '',
  username: '',
  email: '',
  permission: PRESETS.writer,
  groups: [],
};

const Done = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: 640 }));

/** Creates a person and then shows the link by which they set their password (ACC-01). */
export function UserCreatePage() {
  const messages = useMessages(accountMessages);
  const [create] = useCreateAccountMutation();
  const [created, setCreated] = useState<(CreatedAccount & { sent: AccountRequest }) | null>(null);
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
          <GivenAccess account={created.sent} />
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
          // What a person may do is chosen anew for the next one.
          keeps={['displayName', 'username', 'email']}
          validationSchema={schema}
          onSubmit={async (values) => {
            const { groups, ...account } = schema.cast(values);
            // A backend without the extension is not asked.
            const sent = { ...account, ...(groups.length > 0 && { groups }) };
            setCreated({ ...(await create(sent).unwrap()), sent });
          }}
        >
          <FormFields>
            <AccountNameFields isNew />
            <PermissionField name="permission" />
            <GroupsField name="groups" />
            <SubmitButton>{messages.create}</SubmitButton>
          </FormFields>
        </PageForm>
      )}
    </FormPage>
  );
}
