import { useState } from 'react';
import { useBlocker } from 'react-router-dom';

import { useAskBeforeUnload } from '@/shared/lib/use-ask-before-unload';
import { hasSession } from '@/shared/session/session';

import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';

type Guard<Value> = {
  /** What is shown only once; null while nothing is. */
  value: Value | null;
  /** The title and the button of the question, and what it says. */
  title: string;
  text: string;
  onLeave: () => void;
};

/**
 * Asks before something is left that is shown only once and that nobody has copied: by the buttons beside it, which call
 * `leave`, by a link of the page, by Back, and with the tab.
 */
export const useCopyGuard = <Value,>({ value, title, text, onLeave }: Guard<Value>) => {
  const [copied, setCopied] = useState<Value | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isUncopied = value !== null && copied !== value;
  // Who has logged out can no longer make another.
  const blocker = useBlocker(() => isUncopied && hasSession());
  useAskBeforeUnload(() => isUncopied);
  const isBlocked = blocker.state === 'blocked';
  const question = (
    <ConfirmDialog
      open={isAsking || isBlocked}
      danger
      title={title}
      confirmLabel={title}
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
      {text}
    </ConfirmDialog>
  );
  return {
    question,
    onCopy: () => setCopied(() => value),
    leave: () => (isUncopied ? setAsking(true) : onLeave()),
  };
};
