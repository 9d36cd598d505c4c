import { useState } from 'react';
import { useBlocker } from 'react-router-dom';

import type { AccountLink } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useAskBeforeUnload } from '@/shared/lib/use-ask-before-unload';
import { hasSession } from '@/shared/session/session';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';

import { accountMessages } from '../account-messages';

/**
 * Asks before a one-time link is left that nobody has copied: by the buttons beside it, which call `leave`, by a link
 * of the page, by Back, and with the tab.
 */
export const useLinkGuard = (link: AccountLink | null, onLeave: () => void) => {
  const messages = useMessages(accountMessages);
  const [copied, setCopied] = useState<AccountLink | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isUncopied = link !== null && copied !== link;
  // Who has logged out can no longer make another.
  const blocker = useBlocker(() => isUncopied && hasSession());
  useAskBeforeUnload(() => isUncopied);
  const isBlocked = blocker.state === 'blocked';
  const question = (
    <ConfirmDialog
      open={isAsking || isBlocked}
      danger
      title={messages.leaveLink}
      confirmLabel={messages.leaveLink}
      onConfirm={() => {
        setAsking(false);
        if (isBlocked) blocker.proceed();
        else onLeave();
      }}
      onCancel={() => {
        setAsking(false);
        if (isBlocked) blocker.reset();
      }}
    >
      {messages.notCopied}
    </ConfirmDialog>
  );
  return {
    question,
    onCopy: () => setCopied(link),
    leave: () => (isUncopied ? setAsking(true) : onLeave()),
  };
};
