import { useEffect, useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { listLostDrafts, type KeptDraft } from '@/shared/draft/lost-drafts';

/** The person's drafts on this device; undefined until they are known, and none if the device cannot store drafts. */
export const useDrafts = (): KeptDraft[] | undefined => {
  const userId = useCurrentUser()?.id;
  const [drafts, setDrafts] = useState<KeptDraft[]>();
  useEffect(() => {
    let isWanted = true;
    const show = (found: KeptDraft[]) => isWanted && setDrafts(found);
    if (userId !== undefined)
      void listLostDrafts(userId)
        .catch(() => [])
        .then(show);
    return () => {
      isWanted = false;
    };
  }, [userId]);
  return drafts;
};
