import { useEffect, useState, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';

import { useMessages } from '@/shared/i18n/messages';
import { useAskBeforeUnload } from '@/shared/lib/use-ask-before-unload';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { toast } from '@/shared/ui/toast/toast';

import { newsFormMessages } from '../messages';
import { draftMessages } from '../recovery/messages';
import type { NewsDraft } from '../recovery/news-draft';
import { useSaveBackup } from '../recovery/use-save-backup';

type Props = {
  draft: NewsDraft;
  /** Whether the server has saved the form. */
  saved: RefObject<boolean>;
};

/**
 * Allows leaving the page (by a link, Back, the end of the session or closing the tab) while the unsaved
 * text is stored on this device. Asks for confirmation only if it is stored nowhere.
 */
export function UnsavedChangesGuard({ draft, saved }: Props) {
  const messages = useMessages(newsFormMessages);
  const { store } = draft;
  const { keptOnLeave, saveBackup: saveBackupLabel } = useMessages(draftMessages);
  const saveBackup = useSaveBackup(draft);
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !saved.current &&
      store.getStatus().kind !== 'clean' &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let current = true;
    void store.flush().then((isKept) => {
      if (!current) return;
      if (!isKept) return setAsking(true);
      if (store.getStatus().kind === 'kept') toast.blank(keptOnLeave);
      blocker.proceed();
    });
    return () => {
      current = false;
    };
  }, [blocker, store, keptOnLeave]);

  useAskBeforeUnload(() => {
    if (saved.current || store.isKept()) return false;
    void store.flush();
    return true;
  });

  return (
    <ConfirmDialog
      danger
      open={asking}
      title={messages.leaveTitle}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => {
        setAsking(false);
        blocker.reset?.();
      }}
    >
      <p>{messages.leaveQuestion}</p>
      <Button size="sm" variant="outlined" color="secondary" onClick={() => void saveBackup()}>
        {saveBackupLabel}
      </Button>
    </ConfirmDialog>
  );
}
