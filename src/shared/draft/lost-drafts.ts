import type { Id, IsoDate } from '@/shared/contract';
import { uniqueBy } from '@/shared/lib/unique-by';

import { listEntries, listEntriesOf, removeEntriesOf } from './draft-database';
import { openEntryIds } from './open-entries';

/** Forms that have gone and still write what was typed last. */
export const closingDrafts = new Set<Promise<unknown>>();

/** The entries of a person for a form that no open form is writing: what was lost sight of, the latest first. */
export const listLostEntries = async <T extends object>(userId: Id, form: string) => {
  await Promise.all(closingDrafts);
  const entries = await listEntries<T>(userId, form);
  if (entries.length === 0) return [];
  const open = await openEntryIds();
  return entries.filter(({ id }) => !open.has(id));
};

/** A form in which something is kept that no server holds: where it stands and what it is called. */
export type KeptDraft = { id: string; address: string; name: string; savedAt: IsoDate };

/** The forms in which a person has lost sight of something, the latest first, each once. */
export const listLostDrafts = async (userId: Id): Promise<KeptDraft[]> => {
  await Promise.all(closingDrafts);
  const entries = await listEntriesOf(userId);
  if (entries.length === 0) return [];
  const open = await openEntryIds();
  const lost = entries.flatMap(({ id, address, name = '', savedAt }) =>
    address === undefined || open.has(id) ? [] : [{ id, address, name, savedAt }],
  );
  return uniqueBy(lost, ({ address }) => address);
};

/** Removes what a person has typed on this device and no open form holds; resolves to how many drafts. */
export const forgetDrafts = async (userId: Id): Promise<number> => {
  await Promise.all(closingDrafts);
  return removeEntriesOf(userId, await openEntryIds());
};
