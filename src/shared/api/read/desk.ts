import type { Desk, DeskItem, DeskList } from '@/shared/contract';

import { readJournalistNews } from './news';
import { isWire, list, numberOrNull, text, textOrNull, texts, type Wire } from './values';

/** A row of a list that covers several groups. */
export const readDeskItem = (wire: Wire): DeskItem => ({
  ...readJournalistNews(wire),
  groupName: text(wire['groupName']),
  authorName: text(wire['authorName']),
  approvedUntil: textOrNull(wire['approvedUntil']),
});

const readItem = (wire: Wire): DeskItem | null => {
  const item = readDeskItem(wire);
  return item.id === '' || item.groupId === '' ? null : item;
};

const readDeskList = (value: unknown): DeskList => {
  const wire = isWire(value) ? value : {};
  const items = list(wire['items'], readItem);
  return { items, total: numberOrNull(wire['total']) ?? items.length };
};

/** The approval desk. */
export const readDesk = (data: unknown): Desk => {
  const wire = isWire(data) ? data : {};
  return {
    groupIds: texts(wire['groupIds']),
    waiting: readDeskList(wire['waiting']),
    runningOut: readDeskList(wire['runningOut']),
    goneDark: readDeskList(wire['goneDark']),
    ...('returned' in wire && { returned: list(wire['returned'], readItem) }),
    own: list(wire['own'], readItem),
  };
};
