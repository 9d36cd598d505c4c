import { useEffect, useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { useListDraftsQuery } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import { listLostDrafts, type KeptDraft } from '@/shared/draft/lost-drafts';

/**
 * The person's drafts on this device, and on their others (extension `drafts`). Undefined until those of this device are
 * known.
 */
export const useDrafts = (): KeptDraft[] | undefined => {
  const userId = useCurrentUser()?.id;
  const { data: onServer } = useListDraftsQuery(undefined, { skip: !useExtension('drafts') });
  const [drafts, setDrafts] = useState<KeptDraft[]>();
  useEffect(() => {
    let isWanted = true;
    const show = (found: KeptDraft[]) => isWanted && setDrafts(found);
    if (userId !== undefined)
      void listLostDrafts(userId, onServer)
        .catch(() => [])
        .then(show);
    return () => {
      isWanted = false;
    };
  }, [userId, onServer]);
  return drafts;
};
