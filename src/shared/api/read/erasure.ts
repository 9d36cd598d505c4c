import type { Erasure } from '@/shared/contract';

import { isWire, numberOrNull } from './values';

/** What erasing a person changes. A number that is missing is 0. */
export const readErasure = (data: unknown): Erasure => {
  const wire = isWire(data) ? data : {};
  const count = (name: keyof Erasure) => numberOrNull(wire[name]) ?? 0;
  return {
    groups: count('groups'),
    access: count('access'),
    drafts: count('drafts'),
    views: count('views'),
    auditLines: count('auditLines'),
    addresses: count('addresses'),
    news: count('news'),
    versions: count('versions'),
    comments: count('comments'),
  };
};
