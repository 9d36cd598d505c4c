import type { Id } from '@/shared/contract';

type Refusal = { categoryId: Id; error: unknown };

/** Groups refused items by reason, so that each reason becomes one sentence with all names. */
export const namesByReason = (
  refused: readonly Refusal[],
  nameOf: (categoryId: Id) => string,
  reasonOf: (error: unknown) => string,
): [reason: string, names: string[]][] => {
  const names = new Map<string, string[]>();
  for (const { categoryId, error } of refused) {
    const reason = reasonOf(error);
    names.set(reason, [...(names.get(reason) ?? []), nameOf(categoryId)]);
  }
  return [...names];
};
