import { skipToken } from '@reduxjs/toolkit/query';

import type { NewsKey } from '@/features/news';
import type { VersionRow } from '@/shared/api/read/versions';
import { useUrlParams } from '@/shared/lib/use-url-params';

import { useListNewsVersionsQuery } from '../api/versions-api';

/** In the address instead of a number: the last approved version, which is the one that readers saw. */
export const APPROVED = 'approved';

export type Compared = { before: number; after: number };

const numberIn = (value: string | null): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/**
 * The two compared versions, kept in the URL so that Back and a shared link restore them. By default the two
 * newest versions on the page.
 */
export const useCompared = (key: NewsKey, rows: readonly VersionRow[] | undefined) => {
  const [params, changeParams] = useUrlParams();
  const isAgainstApproved = params.get('before') === APPROVED;
  const approved = useListNewsVersionsQuery(
    isAgainstApproved ? { ...key, page: 1, limit: 1, approved: true } : skipToken,
  );
  const after = numberIn(params.get('after')) ?? rows?.[0]?.number;
  const before = isAgainstApproved
    ? approved.data?.data[0]?.number
    : (numberIn(params.get('before')) ??
      rows?.find(({ number }) => after !== undefined && number < after)?.number);

  const choose = (chosen: Partial<Compared>) =>
    changeParams(
      (params) => {
        const next = { before, after, ...chosen };
        if (next.before !== undefined) params.set('before', String(next.before));
        if (next.after !== undefined) params.set('after', String(next.after));
      },
      { preventScrollReset: true },
    );

  return {
    before,
    after,
    choose,
    isNeverApproved: isAgainstApproved && approved.data?.data.length === 0,
    error: approved.error,
  };
};
