import type { UnfinishedWork } from '@/shared/contract';

import { flag, isWire, list, numberOrNull, text } from './values';

/** What a person leaves to others. A title, a name or a count that is missing hides nothing else. */
export const readUnfinishedWork = (data: unknown): UnfinishedWork => {
  const wire = isWire(data) ? data : {};
  const items = list(wire['items'], (item) => {
    const [id, groupId] = [text(item['id']), text(item['groupId'])];
    if (id === '' || groupId === '') return null;
    const title = text(item['title']) || id;
    return { id, title, groupId, groupName: text(item['groupName']), isReturned: flag(item['isReturned']) };
  });
  const groups = list(wire['groups'], (group) => {
    const id = text(group['id']);
    return id === '' ? null : { id, name: text(group['name']) || id, isLastHead: flag(group['isLastHead']) };
  });
  return { items, total: numberOrNull(wire['total']) ?? items.length, groups };
};
