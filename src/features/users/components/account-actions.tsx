import { useState } from 'react';

import { useCurrentUser, useHasPermission } from '@/features/auth';
import { errorMessage, type ApiError } from '@/shared/api/api-error';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { ACTION_NEEDS, type AccountLink, isErased, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { useCopyGuard } from '@/shared/ui/copy-field/use-copy-guard';
import { Modal } from '@/shared/ui/modal/modal';
import { MoreActions } from '@/shared/ui/page-header/more-actions';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { accountMessages } from '../account-messages';
import {
  useCreateAccountLinkMutation,
  useDisableAccountMutation,
  useEnableAccountMutation,
} from '../api/accounts-api';
import { EraseDialog } from '../erasure/erase-dialog';
import { erasureMessages } from '../erasure/messages';

import { HeadNeeded } from './head-needed';
import { LinkToCopy } from './link-to-copy';
import { UnfinishedWork } from './unfinished-work';

type DialogProps = { user: User; open: boolean; onClose: () => void };

function NewLink({ user, open, onClose }: DialogProps) {
  const messages = useMessages(accountMessages);
  const tell = useMutationFeedback();
  const [createLink, { isLoading }] = useCreateAccountLinkMutation();
  const [hasPasskeys, hasProvider] = [useExtension('passkeys'), useExtension('oidc')];
  const hasOtherWays = hasPasskeys || hasProvider;
  const [link, setLink] = useState<AccountLink | null>(null);
  const { question, onCopy, leave } = useCopyGuard({
    value: link?.isMailed ? null : link,
    title: messages.leaveLink,
    text: messages.notCopied,
    onLeave: () => setLink(null),
  });

  const confirm = async () => {
    const made = await tell(createLink(user.id).unwrap());
    onClose();
    if (made) setLink(made.data);
  };

  return (
    <>
      <ConfirmDialog
        open={open}
        title={messages.newLink}
        confirmLabel={messages.newLink}
        loading={isLoading}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      >
        <p>{messages.linkQuestion(user.displayName)}</p>
        {hasOtherWays && <p>{messages.otherWaysEnd}</p>}
      </ConfirmDialog>
      <Modal
        open={link !== null}
        header={messages.link}
        onClose={leave}
        footer={
          <Button variant="flat" color="secondary" onClick={leave}>
            {messages.close}
          </Button>
        }
      >
        {link && <LinkToCopy link={link} name={user.displayName} onCopy={onCopy} />}
      </Modal>
      {question}
    </>
  );
}

function Disable({ user, open, onClose }: DialogProps) {
  const messages = useMessages(accountMessages);
  const tell = useMutationFeedback();
  const [disable, { isLoading }] = useDisableAccountMutation();
  const knowsWork = useExtension('hand-over');
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
    onClose();
  };

  return (
    <>
      <ConfirmDialog
        open={open}
        danger
        title={messages.disable}
        confirmLabel={messages.disable}
        loading={isLoading}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      >
        {messages.disableQuestion(user.displayName)}
        {knowsWork && open && <UnfinishedWork userId={user.id} />}
      </ConfirmDialog>
      <HeadNeeded refusal={refusal} onClose={() => setRefusal(null)} />
    </>
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
  const mayErase = useHasPermission(ACTION_NEEDS.erasePerson);
  const canErase = useExtension('erasure');
  const { erase } = useMessages(erasureMessages);
  const isOneself = useCurrentUser()?.id === user.id;
  const tell = useMutationFeedback();
  const [enable, { isLoading }] = useEnableAccountMutation();
  const [asked, setAsked] = useState<'link' | 'disable' | 'erase' | null>(null);
  const close = () => setAsked(null);
  if (!isAnnounced || isErased(user)) return null;
  const isDisabled = user.state === 'disabled';
  return (
    <>
      <MoreActions
        actions={[
          mayEdit && { label: messages.edit, to: paths.userEdit.href(user.id) },
          mayMakeLink && !isDisabled && { label: messages.newLink, onSelect: () => setAsked('link') },
          mayDisable &&
            !isDisabled &&
            !isOneself && { label: messages.disable, danger: true, onSelect: () => setAsked('disable') },
          mayEnable &&
            isDisabled && {
              label: messages.enable,
              loading: isLoading,
              onSelect: () =>
                void tell(enable(user.id).unwrap(), { success: messages.enabledNow(user.displayName) }),
            },
          mayErase &&
            canErase &&
            isDisabled && { label: erase, danger: true, onSelect: () => setAsked('erase') },
        ]}
      />
      <NewLink user={user} open={asked === 'link'} onClose={close} />
      <Disable user={user} open={asked === 'disable'} onClose={close} />
      <EraseDialog user={user} open={asked === 'erase'} onClose={close} />
    </>
  );
}
