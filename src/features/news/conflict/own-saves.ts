import type { Id } from '@/shared/contract';
import { hashText } from '@/shared/lib/hash-text';
import { sameId } from '@/shared/lib/same-id';

import { fieldText, NEWS_FIELDS, sameField, type NewsField, type NewsVersion } from '../fields/news-version';

/**
 * What this person has last saved of an item in this browser, in whichever tab: a mark of each field that they
 * changed. A second tab that finds such a field changed on the server knows its own hand and does not ask. It is kept
 * in localStorage, which all tabs share and which a message to open tabs only would not replace: the other tab may be
 * opened again later. The marks tell nobody what was written.
 */
const KEY = 'newsdesk.own-saves';
const ITEMS = 50;

type Marks = Partial<Record<NewsField, string>>;
type Saves = { userId: Id; items: [newsId: Id, marks: Marks][] };

const read = (userId: Id): Saves => {
  try {
    const saves = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Saves | null; // only this module writes it
    if (saves && sameId(saves.userId, userId)) return saves;
  } catch {
    // What cannot be read is none: the tab asks.
  }
  return { userId, items: [] };
};

const marksOf = (userId: Id, newsId: Id): Marks =>
  read(userId).items.find(([id]) => sameId(id, newsId))?.[1] ?? {};

/** Remembers which fields of `saved` the person changed against what they had found on the server. */
export const rememberSave = (userId: Id, newsId: Id, found: NewsVersion, saved: NewsVersion) => {
  const changed = NEWS_FIELDS.filter((field) => !sameField(found, saved, field));
  const marks = Object.fromEntries(changed.map((field) => [field, hashText(fieldText(saved, field))]));
  const others = read(userId).items.filter(([id]) => !sameId(id, newsId));
  const items: Saves['items'] = [[newsId, { ...marksOf(userId, newsId), ...marks }], ...others];
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, items: items.slice(0, ITEMS) } satisfies Saves));
  } catch {
    // A full storage: the other tab asks.
  }
};

/** Whether what the server holds in the field is what this person put there. */
export const isOwnSave = (userId: Id, newsId: Id, theirs: NewsVersion, field: NewsField): boolean =>
  marksOf(userId, newsId)[field] === hashText(fieldText(theirs, field));
