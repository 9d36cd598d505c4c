import { useMemo, useState } from 'react';

import type { NewsItem } from '@/shared/contract';

import { checks } from '../checks/load-checks';
import { storedVersion } from '../fields/news-version';
import { useLinkRules } from '../form/use-link-rules';

/** The reason, if the backend keeps it; otherwise a confirmation. */
export type Override = { reason: string; isSure: boolean };

const NONE: Override = { reason: '', isSure: false };

/**
 * The blockers of an item with the component that lists them. `found` is undefined until they are known.
 * @param isOpen whether the approval dialog is open
 * @param fresh the item as last loaded; null while it reloads, when the previous blockers stay
 */
export const useBlockers = (isOpen: boolean, fresh: NewsItem | null) => {
  const part = checks.usePart(isOpen);
  const rules = useLinkRules(isOpen);
  const [judged, setJudged] = useState(fresh);
  const [override, setOverride] = useState(NONE);
  if (fresh && judged !== fresh) setJudged(fresh);
  if (!isOpen && judged) {
    setJudged(null);
    setOverride(NONE);
  }
  const found = useMemo(() => {
    if (!part || !rules || !judged) return undefined;
    return { blockers: part.findBlockers(storedVersion(judged), rules), BlockerList: part.BlockerList };
  }, [part, rules, judged]);
  const isBlocked = found !== undefined && found.blockers.length > 0;
  return {
    found,
    isBlocked,
    override,
    setOverride,
    mayGoOn: found !== undefined && (!isBlocked || override.isSure),
  };
};
