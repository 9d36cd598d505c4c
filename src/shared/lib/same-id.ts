import type { Id } from '@/shared/contract';

/**
 * Whether two ids name the same item, where one of them was not read from an answer: one that was stored while ids were
 * still kept as numbers, or one that a caller made.
 */
export const sameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  String(one ?? '') === String(other ?? '');
