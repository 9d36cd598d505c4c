import type { Id } from '@/shared/contract';
import { readStored, writeStored } from '@/shared/lib/stored';

import type { Entry } from './entry';

const STORAGE_KEY = 'palette-recent';
const MOST = 6;

type Recent = Pick<Entry, 'id' | 'label' | 'note'>;

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  value.id.startsWith('/') &&
  'label' in value &&
  typeof value.label === 'string' &&
  (!('note' in value) || typeof value.note === 'string');

/** What the person last opened from the palette in this tab, the latest first. */
export const recentOf = (userId: Id): Recent[] => {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY, `.${userId}`) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent) : [];
  } catch {
    return [];
  }
};

/** Remembers an entry that was opened. */
export const rememberEntry = (userId: Id, { id, label, note }: Recent) => {
  const others = recentOf(userId).filter((recent) => recent.id !== id);
  const kept = [{ id, label, ...(note !== undefined && { note }) }, ...others].slice(0, MOST);
  writeStored(STORAGE_KEY, JSON.stringify(kept), `.${userId}`);
};
