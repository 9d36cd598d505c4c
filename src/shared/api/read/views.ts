import { type SavedView, viewQuery } from '@/shared/contract';

import { flag, isWire, text, type Wire } from './values';

/** A saved view of the list of news, its query in the order of the console. */
export const readView = (wire: Wire): SavedView => {
  const { group, owner } = wire;
  const groupId = isWire(group) ? text(group['id']) : '';
  return {
    id: text(wire['id']),
    name: text(wire['name']),
    query: viewQuery(new URLSearchParams(text(wire['query']))),
    group: isWire(group) && groupId ? { id: groupId, name: text(group['name']) } : null,
    owner: isWire(owner)
      ? { id: text(owner['id']), displayName: text(owner['displayName']) }
      : { id: '', displayName: '' },
    isOwn: flag(wire['isOwn']),
  };
};
