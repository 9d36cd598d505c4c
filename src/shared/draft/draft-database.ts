import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { Id, IsoDate } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

import { refused, withRefused } from './refused-entries';
import { asBytes, fromStored, toStored, type StoredFile } from './stored-file';

/** The unsaved text of one open form: the fields that differ from the opened version. */
export type DraftEntry<T> = {
  /** Unique for each open form, so that two tabs with the same form do not overwrite each other. */
  id: string;
  userId: Id;
  /** The form and the item it belongs to, such as `create:7` or `edit:101`. */
  form: string;
  /** The address of the form and the name of its content. Older entries have neither. */
  address?: string;
  name?: string;
  savedAt: IsoDate;
  /** The version on the server that this device has seen last (extension `drafts`); absent if there is none. */
  version?: number;
  /** Whether the server has these values in that version. */
  isSent?: boolean;
  values: Partial<T>;
  /** A mark of each field as it was stored when the form was opened: a field with another mark by now was saved since. */
  over?: Record<string, string>;
};

/** The chosen files of an entry, by field name. */
export type EntryFiles = Record<string, File>;

interface DraftSchema extends DBSchema {
  entries: {
    key: string;
    value: DraftEntry<Record<string, unknown>>;
    indexes: { form: [Id, string] };
  };
  // Stored separately from the text, because the browser copies a file at every write.
  files: { key: [string, string]; value: StoredFile };
}

// Commit each transaction explicitly after its last request. In WebKit, an open transaction survives in the
// back/forward cache after the page is left. The next page then waits for it and cannot write drafts.
let opening: Promise<IDBPDatabase<DraftSchema>> | null = null;

const forget = () => {
  opening = null;
};

const open = () => {
  opening ??= openDB<DraftSchema>('newsdesk-journal', 1, {
    upgrade: (database) => {
      database
        .createObjectStore('entries', { keyPath: 'id' })
        .createIndex('form', ['userId', 'form'], { unique: false });
      database.createObjectStore('files', { keyPath: ['entryId', 'field'] });
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close(); // the event comes from this connection
      forget();
    },
    terminated: forget,
  });
  // A browser that refused once may succeed later.
  opening.catch(forget);
  return opening;
};

const filesOf = (entryId: string) => IDBKeyRange.bound([entryId], [entryId, []]);

/**
 * Whether this browser can store File objects; a private window of WebKit can store only bytes. Tested in a
 * transaction of its own: a refused file in a larger transaction leaves that open and blocks every later
 * one.
 */
const tryFile = async () => {
  const database = await open();
  const tried = toStored('', '', new File(['x'], ''));
  return database.put('files', tried).then(
    () => database.delete('files', ['', '']).then(() => true),
    () => false,
  );
};

// Once per visit: when a page is being left, there is no time for the test.
let trial: Promise<boolean> | null = null;

const storesFiles = () => {
  trial ??= tryFile();
  trial.catch(() => {
    trial = null;
  });
  return trial;
};

const write = async <T extends object>(entry: DraftEntry<T>, files: StoredFile[] | null) => {
  const transaction = (await open()).transaction(['entries', 'files'], 'readwrite');
  const stored = transaction.objectStore('files');
  const writes: Promise<unknown>[] = [transaction.objectStore('entries').put({ ...entry })];
  if (files) writes.push(stored.delete(filesOf(entry.id)), ...files.map((file) => stored.put(file)));
  transaction.commit();
  await Promise.all([...writes, transaction.done]);
};

/**
 * Writes an entry completely or not at all. `files` are all files of the entry; null keeps the stored ones.
 * Rejects if the browser cannot store it (storage full, or a private window without storage); the entry then lasts until
 * the page is left.
 */
export const putEntry = async <T extends object>(entry: DraftEntry<T>, files: EntryFiles | null) => {
  const stored = files && Object.entries(files).map(([field, file]) => toStored(entry.id, field, file));
  try {
    const asFiles = !stored?.length || (await storesFiles());
    await write(entry, asFiles ? stored : await Promise.all(stored.map(asBytes)));
    refused.delete(entry.id);
  } catch (error) {
    refused.set(entry.id, { ...entry, values: { ...entry.values, ...files } });
    throw error;
  }
};

/** Deletes an entry with its files. A missing entry is not an error. */
export const removeEntry = async (id: string) => {
  refused.delete(id);
  const transaction = (await open()).transaction(['entries', 'files'], 'readwrite');
  const removals = [
    transaction.objectStore('entries').delete(id),
    transaction.objectStore('files').delete(filesOf(id)),
  ];
  transaction.commit();
  await Promise.all([...removals, transaction.done]);
};

/** The forms in which an id may be stored: older entries stored a numeric id as a number. */
const storedIds = (id: Id): Id[] => {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === String(id) ? [String(id), number] : [id];
};

const ofPerson = (id: Id) => IDBKeyRange.bound([id], [id, []]);

const readEntriesOf = async (userId: Id): Promise<DraftEntry<object>[]> => {
  const transaction = (await open()).transaction('entries');
  const index = transaction.objectStore('entries').index('form');
  const reads = storedIds(userId).map((id) => index.getAll(ofPerson(id)));
  transaction.commit();
  return (await Promise.all(reads)).flat();
};

/** A person's entries for all forms, without the files that are stored, latest first. */
export const listEntriesOf = (userId: Id): Promise<DraftEntry<object>[]> =>
  withRefused(readEntriesOf(userId), (one) => sameId(one.userId, userId));

/**
 * Deletes a person's entries for all forms except the kept ones. Resolves to the number of deleted entries.
 */
export const removeEntriesOf = async (userId: Id, kept: ReadonlySet<string>): Promise<number> => {
  refused.forEach((one) => !kept.has(one.id) && sameId(one.userId, userId) && refused.delete(one.id));
  const transaction = (await open()).transaction(['entries', 'files'], 'readwrite');
  const entries = transaction.objectStore('entries');
  const all = await Promise.all(
    storedIds(userId).map((id) => entries.index('form').getAllKeys(ofPerson(id))),
  );
  const ids = all.flat().filter((id) => !kept.has(id));
  const files = transaction.objectStore('files');
  const removals = ids.flatMap((id) => [entries.delete(id), files.delete(filesOf(id))]);
  transaction.commit();
  await Promise.all([...removals, transaction.done]);
  return ids.length;
};

const readEntries = async <T extends object>(userId: Id, form: string): Promise<DraftEntry<T>[]> => {
  const transaction = (await open()).transaction(['entries', 'files']);
  const ofForm = transaction.objectStore('entries').index('form');
  const found = await Promise.all(storedIds(userId).map((id) => ofForm.getAll([id, form])));
  const entries = found.flat();
  const reads = entries.map(({ id }) => transaction.objectStore('files').getAll(filesOf(id)));
  transaction.commit();
  const files = await Promise.all(reads);
  return entries.map((entry, index) => {
    const chosen = Object.fromEntries(
      (files[index] ?? []).map((stored) => [stored.field, fromStored(stored)]),
    );
    const values = { ...entry.values, ...chosen };
    return { ...entry, values } as DraftEntry<T>; // written by the same form
  });
};

/** A person's entries for a form with their files, latest first. Never those of another person. */
export const listEntries = <T extends object>(userId: Id, form: string): Promise<DraftEntry<T>[]> =>
  withRefused(readEntries<T>(userId, form), (one) => one.form === form && sameId(one.userId, userId));
