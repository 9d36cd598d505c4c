import { useState } from 'react';

import { useCurrentUser, useHasPermission } from '@/features/auth';
import { errorMessage, type ApiError } from '@/shared/api/api-error';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { ACTION_NEEDS, type AccountLink, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { Modal } from '@/shared/ui/modal/modal';
import { MoreActions } from '@/shared/ui/page-header/more-actions';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { accountMessages } from '../account-messages';
import {
  useCreateAccountLinkMutation,
  useDisableAccountMutation,
  useEnableAccountMutation,
} from '../api/accounts-api';

import { HeadNeeded } from './head-needed';
import { LinkToCopy } from './link-to-copy';
import { UnfinishedWork } from './unfinished-work';

function NewLinkButton({ user }: { user: User }) {
  const messages = useMessages(accountMessages);
  const tell = useMutationFeedback();
  const [createLink, { isLoading }] = useCreateAccountLinkMutation();
  const [asking, setAsking] = useState(false);
  const [link, setLink] = useState<AccountLink | null>(null);

  const confirm = async () => {
    const made = await tell(createLink(user.id).unwrap());
    setAsking(false);
    if (made) setLink(made.data);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {messages.newLink}
      </Button>
      <ConfirmDialog
        open={asking}
        title={messages.newLink}
        confirmLabel={messages.newLink}
        loading={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {messages.linkQuestion(user.displayName)}
      </ConfirmDialog>
      <Modal
        open={link !== null}
        header={messages.link}
        onClose={() => setLink(null)}
        footer={<Button onClick={() => setLink(null)}>{messages.close}</Button>}
      >
        {link && <LinkToCopy link={link} name={user.displayName} />}
      </Modal>
    </>
  );
}

function DisableButton({ user }: { user: User }) {
  const messages = useMessages(accountMessages);
  const tell = useMutationFeedback();
  const [disable, { isLoading }] = useDisableAccountMutation();
  const knowsWork = useExtension('hand-over');
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  const confirm = async () => {
    await tell(disable(user.id).unwrap(), {
      success: messages.disabledNow(user.displayName),
      refusal: (error) => {
        if (!error.groups) return errorMessage(error);
        setRefusal(error);
        return null;
      },
    });
    setAsking(false);
  };

  return (
    <>
      <Button variant="outlined" color="danger" onClick={() => setAsking(true)}>
        {messages.disable}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={messages.disable}
        confirmLabel={messages.disable}
        loading={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {messages.disableQuestion(user.displayName)}
        {knowsWork && asking && <UnfinishedWork userId={user.id} />}
      </ConfirmDialog>
      <HeadNeeded refusal={refusal} onClose={() => setRefusal(null)} />
    </>
  );
}

function EnableButton({ user }: { user: User }) {
  const messages = useMessages(accountMessages);
  const tell = useMutationFeedback();
  const [enable, { isLoading }] = useEnableAccountMutation();
  const click = () => void tell(enable(user.id).unwrap(), { success: messages.enabledNow(user.displayName) });
  return (
    <Button variant="outlined" loading={isLoading} onClick={click}>
      {messages.enable}
    </Button>
  );
}

/** The actions of an administrator for a person's account. Administrators cannot disable their own. */
export function AccountActions({ user }: { user: User }) {
  const messages = useMessages(accountMessages);
  const isAnnounced = useExtension('accounts');
  const mayEdit = useHasPermission(ACTION_NEEDS.editAccount);
  const mayMakeLink = useHasPermission(ACTION_NEEDS.createAccountLink);
  const mayDisable = useHasPermission(ACTION_NEEDS.disableAccount);
  const mayEnable = useHasPermission(ACTION_NEEDS.enableAccount);
  const isOneself = useCurrentUser()?.id === user.id;
  if (!isAnnounced) return null;
  const isDisabled = user.state === 'disabled';
  return (
    <MoreActions>
      {mayEdit && (
        <Button variant="outlined" to={paths.userEdit.href(user.id)}>
          {messages.edit}
        </Button>
      )}
      {mayMakeLink && !isDisabled && <NewLinkButton user={user} />}
      {mayDisable && !isDisabled && !isOneself && <DisableButton user={user} />}
      {mayEnable && isDisabled && <EnableButton user={user} />}
    </MoreActions>
  );
}
