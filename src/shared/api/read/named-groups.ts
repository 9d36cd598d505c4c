import type { NamedGroup } from '@/shared/contract';

import { list, text } from './values';

/** The groups that a refusal names (extension `members`); undefined if it names none. */
export const readNamedGroups = (value: unknown): NamedGroup[] | undefined => {
  const groups = list(value, (wire) => ({ id: text(wire['id']), name: text(wire['name']) }));
  return groups.length > 0 ? groups : undefined;
};
