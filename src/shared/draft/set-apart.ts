import { newId } from '@/shared/lib/new-id';

import { putEntry, removeEntry, type DraftEntry, type EntryFiles } from './draft-database';

/** The values of an entry, its files apart from its texts. */
export const splitFiles = (changes: object) => {
  const files: EntryFiles = {};
  const texts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changes) as [string, unknown][]) {
    if (value instanceof File) files[name] = value;
    else texts[name] = value;
  }
  return { files, texts };
};

/**
 * Moves an entry away from the id under which the server has another text, so that neither is lost. Resolves to the moved
 * entry, also if the browser cannot store it.
 */
export const setApart = async <T extends object>(entry: DraftEntry<T>): Promise<DraftEntry<T>> => {
  const { version: _version, isSent: _isSent, ...rest } = entry;
  const moved = { ...rest, id: newId() };
  const { files, texts } = splitFiles(entry.values);
  const isMoved = await putEntry({ ...moved, values: texts }, files).then(
    () => true,
    () => false,
  );
  if (isMoved) await removeEntry(entry.id);
  return moved;
};
