import { useState } from 'react';

import { useCurrentUser, useHasPermission } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import { Permission, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { useGetTwoFactorQuery, useResetTwoFactorMutation } from '../api/two-factor-api';
import { twoFactorMessages } from '../messages';

import { FactLine } from './fact-line';

function ResetButton({ user }: { user: User }) {
  const messages = useMessages(twoFactorMessages);
  const tell = useMutationFeedback();
  const [reset, { isLoading }] = useResetTwoFactorMutation();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    await tell(reset(user.id).unwrap(), { success: messages.wasReset(user.displayName) });
    setAsking(false);
  };
  return (
    <>
      <Button size="xs" variant="outlined" color="danger" onClick={() => setAsking(true)}>
        {messages.reset}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={messages.title}
        confirmLabel={messages.reset}
        loading={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {messages.resetQuestion(user.displayName)}
      </ConfirmDialog>
    </>
  );
}

/**
 * For administrators, on a person's page: whether the person has a second factor, and a button to reset it
 * (ACC-05).
 */
export function SecondFactorFact({ user }: { user: User }) {
  const messages = useMessages(twoFactorMessages);
  const isAnnounced = useExtension('two-factor');
  const isShown = useHasPermission(Permission.ADMINISTRATOR) && isAnnounced;
  const isOneself = useCurrentUser()?.id === user.id;
  const { data: factor } = useGetTwoFactorQuery(user.id, { skip: !isShown });
  if (!isShown) return null;
  const passkeys = factor?.passkeys ?? 0;
  return (
    <div>
      <dt>{messages.title}</dt>
      <FactLine>
        {factor ? (factor.isEnabled ? messages.on : messages.off) : '-'}
        {passkeys > 0 && ` · ${messages.passkeys(passkeys)}`}
        {(factor?.isEnabled || passkeys > 0) && !isOneself && <ResetButton user={user} />}
      </FactLine>
    </div>
  );
}
