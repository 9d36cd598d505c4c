import type { DeletedNews } from '@/shared/contract';

import { isWire, text, type Wire } from './values';

/** A row of a group's trash. */
export const readDeletedNews = (wire: Wire): DeletedNews => {
  const by = wire['deletedBy'];
  return {
    id: text(wire['id']),
    title: text(wire['title']),
    deletedAt: text(wire['deletedAt']),
    deletedBy: isWire(by) ? { id: text(by['id']), displayName: text(by['displayName']) } : null,
    keptUntil: text(wire['keptUntil']),
  };
};
