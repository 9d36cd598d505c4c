import { useEffect } from 'react';

import { useExtension } from '@/shared/config/extensions';

import { createDraftSync } from './draft-sync';
import type { NewsDraft } from './news-draft';
import { useServerDrafts } from './server-drafts';

/** The draft of an open form follows its writer to other devices, if the backend has the extension `drafts`. */
export const useDraftSync = (draft: NewsDraft): void => {
  const isAnnounced = useExtension('drafts');
  const drafts = useServerDrafts();
  useEffect(() => {
    if (!isAnnounced) return;
    const sync = createDraftSync(draft.store, drafts.of(draft));
    const pushHidden = () => void (document.visibilityState === 'hidden' && sync.push());
    document.addEventListener('visibilitychange', pushHidden);
    return () => {
      document.removeEventListener('visibilitychange', pushHidden);
      void sync.close();
    };
  }, [isAnnounced, draft, drafts]);
};
