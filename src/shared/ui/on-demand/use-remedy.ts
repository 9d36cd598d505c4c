import { useSyncExternalStore } from 'react';

import { hasNewerVersion, onNewerVersion } from '@/shared/config/newer-version';
import { reloadPage } from '@/shared/draft/kept-text';
import { useMessages } from '@/shared/i18n/messages';

import { kitMessages } from '../messages';

import { loadMissing } from './missing-parts';

/** Whether a reload would open a newer version of the console. */
export const useNewerVersion = () => useSyncExternalStore(onNewerVersion, hasNewerVersion);

/** Why a part is missing, and what helps: a new version has other files, so only a reload finds them. */
export const useRemedy = (tryAgain?: () => void) => {
  const messages = useMessages(kitMessages);
  // What was missing in one place is probably there for all.
  const all = () => {
    tryAgain?.();
    loadMissing();
  };
  return useNewerVersion()
    ? { text: messages.missingForNewer, label: messages.reload, act: () => void reloadPage() }
    : { text: messages.missing, label: messages.tryAgain, act: all };
};
