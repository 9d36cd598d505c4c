import type { Id } from '@/shared/contract';

type Refusal = { categoryId: Id; error: unknown };

/** What was refused for the same reason is told in one sentence: each reason with the names it met. */
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
