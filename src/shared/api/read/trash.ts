import type { DeletedGroup, DeletedNews } from '@/shared/contract';

import { readSnippet } from './snippet';
import { isWire, numberOrNull, text, type Wire } from './values';

const readDeletion = (wire: Wire): Omit<DeletedNews, 'title' | 'snippet'> => {
  const by = wire['deletedBy'];
  return {
    id: text(wire['id']),
    deletedAt: text(wire['deletedAt']),
    deletedBy: isWire(by) ? { id: text(by['id']), displayName: text(by['displayName']) } : null,
    keptUntil: text(wire['keptUntil']),
  };
};

/** A row of a group's trash. */
export const readDeletedNews = (wire: Wire): DeletedNews => ({
  ...readDeletion(wire),
  title: text(wire['title']),
  ...readSnippet(wire),
});

/** A deleted group. */
export const readDeletedGroup = (wire: Wire): DeletedGroup => ({
  ...readDeletion(wire),
  name: text(wire['name']),
  totalNews: numberOrNull(wire['totalNews']) ?? 0,
});
