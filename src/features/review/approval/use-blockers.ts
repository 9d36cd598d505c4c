import { useMemo, useState } from 'react';

import { checks } from '@/features/checks';
import { storedVersion, useLinkRules } from '@/features/news';
import type { Id, NewsItem } from '@/shared/contract';
import { useFormText } from '@/shared/draft/use-form-text';
import { sameId } from '@/shared/lib/same-id';

/** The reason, if the backend keeps it; otherwise a confirmation. */
export type Override = { reason: string; isSure: boolean };

/** The override that a reason alone makes. */
export const overrideFor = (reason: string): Override => ({ reason, isSure: reason.trim() !== '' });

/**
 * The blockers of an item with the component that lists them. `found` is undefined until they are known.
 * @param newsId the item of the approval dialog; undefined while it is closed
 * @param fresh the item as last loaded; null while it reloads, when the previous blockers stay
 */
export const useBlockers = (newsId: Id | undefined, fresh: NewsItem | null) => {
  const isOpen = newsId !== undefined;
  const part = checks.usePart(isOpen);
  const rules = useLinkRules(isOpen);
  const [judged, setJudged] = useState(fresh);
  const [given, setGiven] = useState<{ newsId: Id; override: Override } | null>(null);
  if (fresh && judged !== fresh) setJudged(fresh);
  if (!isOpen && (judged ?? given)) {
    setJudged(null);
    setGiven(null);
  }
  const found = useMemo(() => {
    // Never what another item has, which was asked about before.
    if (!part || !rules || newsId === undefined || !judged || !sameId(judged.id, newsId)) return undefined;
    return { blockers: part.findBlockers(storedVersion(judged), rules), BlockerList: part.BlockerList };
  }, [part, rules, judged, newsId]);
  const setOverride = (next: Override) => newsId !== undefined && setGiven({ newsId, override: next });
  const override = given?.newsId === newsId && given ? given.override : overrideFor('');
  const typed = useMemo(() => ({ reason: override.reason }), [override.reason]);
  const text = useFormText(isOpen ? `approve:${newsId}` : '', typed, ({ typed: before }) =>
    setOverride(overrideFor(before.reason ?? '')),
  );
  const isBlocked = found !== undefined && found.blockers.length > 0;
  return {
    found,
    isBlocked,
    override,
    setOverride,
    forgetReason: () => text.acknowledge(typed),
    mayGoOn: found !== undefined && (!isBlocked || override.isSure),
  };
};
