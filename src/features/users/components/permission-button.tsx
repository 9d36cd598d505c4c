import { useState, type MouseEvent } from 'react';

import { useCurrentUser } from '@/features/auth';
import { Permission, type PermissionBit, type PermissionName, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { useAddPermissionMutation, useRemovePermissionMutation } from '../api/users-api';
import { usersMessages } from '../messages';
import type { AbilitiesSlot } from '../model/abilities-slot';

type Props = { user: User; permission: { name: PermissionName; bit: PermissionBit } } & AbilitiesSlot;

/** Adds or removes one permission. For ADMINISTRATOR it asks for confirmation and shows what changes. */
export function PermissionButton({ user, permission: { name, bit }, Abilities }: Props) {
  const messages = useMessages(usersMessages);
  const tell = useMutationFeedback();
  const isOneself = useCurrentUser()?.id === user.id;
  const [add, adding] = useAddPermissionMutation();
  const [remove, removing] = useRemovePermissionMutation();
  const [asking, setAsking] = useState(false);

  const granted = (user.permission & bit) !== 0;
  const isAdministrator = bit === Permission.ADMINISTRATOR;
  const label = granted ? messages.remove : messages.add;
  const loading = adding.isLoading || removing.isLoading;

  const title = granted ? messages.removeAdministratorTitle : messages.addAdministratorTitle;
  const removalQuestion = isOneself
    ? messages.loseAdministrator
    : messages.removeAdministrator(user.displayName);
  const question = granted ? removalQuestion : messages.addAdministrator(user.displayName);

  const after = granted ? user.permission & ~bit : user.permission | bit;
  const difference = <Abilities before={user.permission} permission={after} />;

  const change = async () => {
    const changed = { id: user.id, permission: bit };
    await tell((granted ? remove : add)(changed).unwrap(), {
      undo: () => (granted ? add : remove)(changed).unwrap(),
      success: (
        <>
          {(granted ? messages.removed : messages.added)(name, user.displayName)} {difference}
        </>
      ),
    });
    setAsking(false);
  };

  const click = (event: MouseEvent) => {
    // Ignore the second click of a double click: after a quick response the button may already say Remove.
    if (event.detail > 1) return;
    if (isAdministrator) setAsking(true);
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
      {isAdministrator && (
        <ConfirmDialog
          open={asking}
          danger={granted}
          title={title}
          confirmLabel={label}
          loading={loading}
          onConfirm={() => void change()}
          onCancel={() => setAsking(false)}
        >
          <p>{question}</p>
          {difference}
        </ConfirmDialog>
      )}
    </>
  );
}
