import type { GroupFigures, ReadFigures, WriterFigures } from '@/shared/contract';

import { isWire, list, numberOrNull, text, type Wire } from './values';

const count = (value: unknown): number => numberOrNull(value) ?? 0;

const readDay = (wire: Wire): GroupFigures['days'][number] | null => {
  const day = text(wire['day']);
  return /^\d{4}-\d\d-\d\d$/.test(day) ? { day, published: count(wire['published']) } : null;
};

/** Returns null for a writer without a median: they get no bar and no row. */
const readWriter = (wire: Wire): WriterFigures | null => {
  const id = text(wire['id']);
  const medianHours = numberOrNull(wire['medianHours']);
  if (id === '' || medianHours === null) return null;
  const name = text(wire['name']) || id;
  return { id, name, decided: count(wire['decided']), published: count(wire['published']), medianHours };
};

const readViews = (wire: Wire): ReadFigures | null => {
  const id = text(wire['id']);
  return id === '' ? null : { id, title: text(wire['title']), views: count(wire['views']) };
};

/** What a group published, and how long its news waited. */
export const readFigures = (data: unknown): GroupFigures => {
  const wire = isWire(data) ? data : {};
  return {
    days: list(wire['days'], readDay),
    decided: count(wire['decided']),
    medianHours: numberOrNull(wire['medianHours']),
    leftOut: count(wire['leftOut']),
    writers: list(wire['writers'], readWriter),
    ...('mostRead' in wire && { mostRead: list(wire['mostRead'], readViews) }),
  };
};
