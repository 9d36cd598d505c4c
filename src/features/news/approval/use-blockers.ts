import { useMemo, useState } from 'react';

import type { NewsItem } from '@/shared/contract';

import { checks } from '../checks/load-checks';
import { storedVersion } from '../fields/news-version';
import { useLinkRules } from '../form/use-link-rules';

/** Why, where the backend keeps that, or that the person is sure. */
export type Override = { reason: string; isSure: boolean };

const NONE: Override = { reason: '', isSure: false };

/**
 * What stands in the way of approving an item, with the list that shows it; `found` is undefined until it is known.
 * @param isOpen whether an item is about to be approved
 * @param fresh the item as it was read last; null while it is read again, when what was found before stays
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
