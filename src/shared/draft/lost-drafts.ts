import type { Id, IsoDate } from '@/shared/contract';
import { uniqueBy } from '@/shared/lib/unique-by';

import { listEntries, listEntriesOf, removeEntriesOf } from './draft-database';
import { openEntryIds } from './open-entries';
import { forgetTypedText } from './typed-text';

/** Forms that have unmounted and are still writing their last changes. */
export const closingDrafts = new Set<Promise<unknown>>();

/** A person's entries for a form that no open form is writing, latest first. */
export const listLostEntries = async <T extends object>(userId: Id, form: string) => {
  await Promise.all(closingDrafts);
  const entries = await listEntries<T>(userId, form);
  if (entries.length === 0) return [];
  const open = await openEntryIds();
  return entries.filter(({ id }) => !open.has(id));
};

/** A form with unsaved text: its address and the name of its content. */
export type KeptDraft = { id: string; address: string; name: string; savedAt: IsoDate };

/**
 * The closed forms in which a person has unsaved text, latest first, each form once. `onServer`: their drafts on other
 * devices; one that this device has too is the later of both.
 */
export const listLostDrafts = async (
  userId: Id,
  onServer: readonly KeptDraft[] = [],
): Promise<KeptDraft[]> => {
  await Promise.all(closingDrafts);
  const entries = [...(await listEntriesOf(userId)), ...onServer];
  if (entries.length === 0) return [];
  const open = await openEntryIds();
  const lost = entries.flatMap(({ id, address = '', name = '', savedAt }) =>
    address === '' || open.has(id) ? [] : [{ id, address, name, savedAt }],
  );
  lost.sort((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt));
  return uniqueBy(lost, ({ address }) => address);
};

/**
 * Deletes what a person typed and did not save on this device, in every storage, except for open forms. Resolves to the
 * number of deleted texts.
 */
export const forgetDrafts = async (userId: Id): Promise<number> => {
  await Promise.all(closingDrafts);
  const open = await openEntryIds();
  const texts = forgetTypedText(userId, open);
  return texts + (await removeEntriesOf(userId, open));
};
