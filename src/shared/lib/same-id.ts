import type { Id } from '@/shared/contract';

/**
 * Whether two ids name the same item, if one of them was not read from a response: it may be stored from a
 * time when ids were numbers, or come from a caller.
 */
export const sameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  String(one ?? '') === String(other ?? '');
