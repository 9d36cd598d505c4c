import { useCallback } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { saveToDisk } from '@/shared/lib/save-to-disk';
import { toast } from '@/shared/ui/toast/toast';

import { backupFileName, writeNewsBackup } from './backup';
import { draftMessages } from './messages';
import type { NewsDraft } from './news-draft';

/**
 * Saves a backup file with the values of the form. If a chosen image can no longer be read, only that image
 * is lost.
 */
export const useSaveBackup = (draft: NewsDraft) => {
  const messages = useMessages(draftMessages);
  return useCallback(async () => {
    const values = draft.current();
    const name = backupFileName(values.title, new Date());
    try {
      saveToDisk(name, await writeNewsBackup(values, draft.about));
    } catch {
      saveToDisk(name, await writeNewsBackup({ ...values, cover: null, square: null }, draft.about));
      toast.error(messages.fileGone);
    }
  }, [draft, messages]);
};
