import { useEffect } from 'react';

import type { DraftStore } from './draft-store';

/** Opens the draft of a form as long as the form is rendered, and writes it when the page is hidden or left. */
export const useOpenDraft = (store: DraftStore): void =>
  useEffect(() => {
    void store.open();
    // The last events in which a page that is being left can still write.
    const flush = () => void store.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      void store.close();
    };
  }, [store]);
