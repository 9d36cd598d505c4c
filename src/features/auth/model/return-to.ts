import type { Location, Path } from 'react-router-dom';

import { isRecord } from '@/shared/contract';

const REASONS = ['expired', 'unreachable', 'textKept'] as const;
type Reason = (typeof REASONS)[number];

/** The history state that the guard and the end of a session pass to the sign-in page. */
export type ReturnTo = { from?: Path; reason?: Reason };

const isPath = (value: unknown): value is Location =>
  isRecord(value) && typeof value['pathname'] === 'string' && value['pathname'].startsWith('/');

/** The requested page and why the session ended. History state can contain anything, so it is validated. */
export const readReturnTo = (state: unknown): ReturnTo => {
  if (!isRecord(state)) return {};
  const { from } = state;
  const reason = REASONS.find((one) => one === state['reason']);
  return {
    ...(isPath(from) && { from: { pathname: from.pathname, search: from.search, hash: from.hash } }),
    ...(reason && { reason }),
  };
};
