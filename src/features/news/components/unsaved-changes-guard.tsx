import { useFormikContext } from 'formik';
import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';

import { useMessages } from '@/shared/i18n/messages';
import { hasSession } from '@/shared/session/session';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';

import { newsFormMessages } from '../form-messages';

type Props = { saved: RefObject<boolean> };

/**
 * Asks before what is typed is left behind, by a link, Back or a closed tab. The end of the session asks nobody:
 * the guard has taken the page away already, and only sign-in leads on.
 */
export function UnsavedChangesGuard({ saved }: Props) {
  const messages = useMessages(newsFormMessages);
  const { dirty } = useFormikContext();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !saved.current && hasSession() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!saved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, saved]);

  return (
    <ConfirmDialog
      danger
      open={blocker.state === 'blocked'}
      title={messages.leaveTitle}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {messages.leaveQuestion}
    </ConfirmDialog>
  );
}
