import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { Id, IsoDate } from '@/shared/contract';

/** What somebody typed into one open form and no server holds yet: the fields that differ from what was opened. */
export type DraftEntry<T> = {
  /** One for each open form, so that two tabs with the same form do not overwrite each other. */
  id: string;
  userId: Id;
  /** Which form and item it belongs to, for instance `create:7` or `edit:101`. */
  form: string;
  /** Where the form stands, and what a person would call what is written in it; entries of before know neither. */
  address?: string;
  name?: string;
  savedAt: IsoDate;
  values: Partial<T>;
};

/** The chosen files of an entry by field name. */
export type EntryFiles = Record<string, File>;

// Not every engine gives a stored File back as more than a Blob. Entries of before have no type of their own.
type StoredFile = {
  entryId: string;
  field: string;
  name: string;
  type?: string;
  lastModified: number;
  content: Blob | ArrayBuffer;
};

interface DraftSchema extends DBSchema {
  entries: {
    key: string;
    value: DraftEntry<Record<string, unknown>>;
    indexes: { form: [Id, string] };
  };
  // Apart from the text: the browser copies a file each time it is written.
  files: { key: [string, string]; value: StoredFile };
}

// Each transaction is committed as soon as all it asks for is asked. One that waits for the page to say so stays open in
// WebKit when the page is left for another and kept for Back: the next page then waits for it, and writes no draft.
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
      (event.target as IDBDatabase).close(); // the event is the connection's own
      forget();
    },
    terminated: forget,
  });
  // A browser that refused once may be able to later.
  opening.catch(forget);
  return opening;
};

const toStored = (entryId: string, field: string, file: File): StoredFile => ({
  entryId,
  field,
  name: file.name,
  type: file.type,
  lastModified: file.lastModified,
  content: file,
});

const fromStored = ({
  name,
  lastModified,
  content,
  type = 'type' in content ? content.type : '',
}: StoredFile) => new File([content], name, { type, lastModified });

const asBytes = async (stored: StoredFile): Promise<StoredFile> => ({
  ...stored,
  content: await new Response(stored.content).arrayBuffer(),
});

const filesOf = (entryId: string) => IDBKeyRange.bound([entryId], [entryId, []]);

/**
 * Whether this browser stores files: a private window of WebKit stores bytes alone. Tried apart, because in a transaction
 * that asks for more a refused file leaves it open, and every later one waiting.
 */
const tryFile = async () => {
  const database = await open();
  const tried = toStored('', '', new File(['x'], ''));
  return database.put('files', tried).then(
    () => database.delete('files', ['', '']).then(() => true),
    () => false,
  );
};

// Once for the visit: a page that is being left has no time to try.
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
 * Writes an entry whole or not at all. `files` are all of the entry's files; null leaves those that are stored.
 * Rejects where the browser keeps nothing (storage full, or a private window that has none).
 */
export const putEntry = async <T extends object>(entry: DraftEntry<T>, files: EntryFiles | null) => {
  const stored = files && Object.entries(files).map(([field, file]) => toStored(entry.id, field, file));
  if (!stored?.length || (await storesFiles())) return write(entry, stored);
  return write(entry, await Promise.all(stored.map(asBytes)));
};

/** Removes an entry with its files; one that is not there is no error. */
export const removeEntry = async (id: string) => {
  const transaction = (await open()).transaction(['entries', 'files'], 'readwrite');
  const removals = [
    transaction.objectStore('entries').delete(id),
    transaction.objectStore('files').delete(filesOf(id)),
  ];
  transaction.commit();
  await Promise.all([...removals, transaction.done]);
};

/** An id as it may be stored: text that is a number was kept as a number before ids were text. */
const storedIds = (id: Id): Id[] => {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === String(id) ? [String(id), number] : [id];
};

const ofPerson = (id: Id) => IDBKeyRange.bound([id], [id, []]);

/** A person's entries for all forms, without their files, the latest first. */
export const listEntriesOf = async (userId: Id): Promise<DraftEntry<object>[]> => {
  const transaction = (await open()).transaction('entries');
  const index = transaction.objectStore('entries').index('form');
  const reads = storedIds(userId).map((id) => index.getAll(ofPerson(id)));
  transaction.commit();
  const found = await Promise.all(reads);
  return found.flat().sort((one, other) => other.savedAt.localeCompare(one.savedAt));
};

/** Removes a person's entries for all forms but those that are kept; resolves to how many. */
export const removeEntriesOf = async (userId: Id, kept: ReadonlySet<string>): Promise<number> => {
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

/** A person's entries for a form with their files back in place, the latest first. Never those of somebody else. */
export const listEntries = async <T extends object>(userId: Id, form: string): Promise<DraftEntry<T>[]> => {
  const transaction = (await open()).transaction(['entries', 'files']);
  const ofForm = transaction.objectStore('entries').index('form');
  const found = await Promise.all(storedIds(userId).map((id) => ofForm.getAll([id, form])));
  const entries = found.flat();
  const reads = entries.map(({ id }) => transaction.objectStore('files').getAll(filesOf(id)));
  transaction.commit();
  const files = await Promise.all(reads);
  const whole = entries.map((entry, index) => {
    const chosen = Object.fromEntries(
      (files[index] ?? []).map((stored) => [stored.field, fromStored(stored)]),
    );
    const values = { ...entry.values, ...chosen };
    return { ...entry, values } as DraftEntry<T>; // what this form wrote under this key
  });
  return whole.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
};
