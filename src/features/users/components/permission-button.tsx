import { useState, type MouseEvent } from 'react';

import { useCurrentUser } from '@/features/auth';
import { errorMessage } from '@/shared/api/api-error';
import { Permission, type PermissionBit, type PermissionName, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { toast } from '@/shared/ui/toast/toast';

import { useAddPermissionMutation, useRemovePermissionMutation } from '../api/users-api';
import { usersMessages } from '../messages';

type Props = { user: User; permission: { name: PermissionName; bit: PermissionBit } };

/** Adds the permission where the person has it not, else removes it; asks before one locks oneself out. */
export function PermissionButton({ user, permission: { name, bit } }: Props) {
  const messages = useMessages(usersMessages);
  const isOneself = useCurrentUser()?.id === user.id;
  const [add, adding] = useAddPermissionMutation();
  const [remove, removing] = useRemovePermissionMutation();
  const [asking, setAsking] = useState(false);

  const granted = (user.permission & bit) !== 0;
  const losesAdministrator = granted && isOneself && bit === Permission.ADMINISTRATOR;
  const label = granted ? messages.remove : messages.add;
  const loading = adding.isLoading || removing.isLoading;

  const change = async () => {
    try {
      await (granted ? remove : add)({ id: user.id, permission: bit }).unwrap();
    } catch (error) {
      toast.error(errorMessage(error));
    }
    setAsking(false);
  };

  const click = (event: MouseEvent) => {
    // A quick answer has turned Add into Remove by the second half of a double click.
    if (event.detail > 1) return;
    if (losesAdministrator) setAsking(true);
    else void change();
  };

  return (
    <>
      <Button
        size="xs"
        variant="outlined"
        color={granted ? 'danger' : 'primary'}
        loading={loading}
        aria-label={`${label} ${name}`}
        onClick={click}
      >
        {label}
      </Button>
      {isOneself && bit === Permission.ADMINISTRATOR && (
        <ConfirmDialog
          open={asking}
          danger
          title={messages.loseAdministratorTitle}
          confirmLabel={messages.remove}
          loading={loading}
          onConfirm={() => void change()}
          onCancel={() => setAsking(false)}
        >
          {messages.loseAdministrator}
        </ConfirmDialog>
      )}
    </>
  );
}
