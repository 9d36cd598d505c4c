import { useMemo, useState } from 'react';

import { checks } from '@/features/checks';
import { storedVersion, useLinkRules } from '@/features/news';
import type { NewsItem } from '@/shared/contract';

import type { UnsentText } from '../use-unsent-text';

/** The reason, if the backend keeps it; otherwise a confirmation. */
export type Override = { reason: string; isSure: boolean };

/** The override that a reason alone makes. */
export const overrideFor = (reason: string): Override => ({ reason, isSure: reason.trim() !== '' });

/**
 * The blockers of an item with the component that lists them. `found` is undefined until they are known.
 * @param isOpen whether the approval dialog is open
 * @param fresh the item as last loaded; null while it reloads, when the previous blockers stay
 * @param unsentReason where the reason stays until it is sent
 */
export const useBlockers = (isOpen: boolean, fresh: NewsItem | null, unsentReason: UnsentText) => {
  const part = checks.usePart(isOpen);
  const rules = useLinkRules(isOpen);
  const [judged, setJudged] = useState(fresh);
  const [given, setGiven] = useState<Override | null>(null);
  if (fresh && judged !== fresh) setJudged(fresh);
  if (!isOpen && judged) {
    setJudged(null);
    setGiven(null);
  }
  const found = useMemo(() => {
    if (!part || !rules || !judged) return undefined;
    return { blockers: part.findBlockers(storedVersion(judged), rules), BlockerList: part.BlockerList };
  }, [part, rules, judged]);
  const override = given ?? overrideFor(unsentReason.read());
  const isBlocked = found !== undefined && found.blockers.length > 0;
  return {
    found,
    isBlocked,
    override,
    setOverride: (next: Override) => {
      unsentReason.keep(next.reason);
      setGiven(next);
    },
    mayGoOn: found !== undefined && (!isBlocked || override.isSure),
  };
};
