import type { Id, IsoDate } from '@/shared/contract';

import { removeEntry } from './draft-database';
import { createDraftStore } from './draft-store';
import { listLostEntries } from './lost-drafts';

/** What was typed into a form that was left, and when. */
export type FoundText<T> = { typed: Partial<T>; savedAt: IsoDate };

export type FormText<T> = ReturnType<typeof createFormText<T & object>>;

const changesIn = <T extends object>(from: T, values: T): Partial<T> => {
  const changed = Object.entries(values).filter(([name, value]) => value !== from[name as keyof T]);
  return Object.fromEntries(changed) as Partial<T>; // entries of the values
};

/**
 * What is typed into one open form, kept on this device until it is saved. `form` names the form and what it is about,
 * such as `return:101`.
 */
export const createFormText = <T extends object>(userId: Id | undefined, form: string, opened: T) => {
  let from = opened;
  let values = opened;
  const unsaved = () => changesIn(from, values);
  const store = createDraftStore<T>({ userId, form, read: unsaved });
  const change = (next: T) => {
    if (Object.keys(changesIn(values, next)).length === 0) return;
    values = next;
    store.touch();
  };
  return {
    form,
    store,
    change,
    hasUnsaved: () => Object.keys(unsaved()).length > 0,
    /** Call this when the server has accepted `sent`; what was typed after that stays. */
    acknowledge: (sent: T) => {
      from = sent;
      store.touch();
      void store.flush();
    },
    /**
     * Takes over what was typed into the same form before, unless something is typed already. Null if there is nothing.
     */
    takeOver: async (): Promise<FoundText<T> | null> => {
      if (userId === undefined || form === '') return null;
      const [entry] = await listLostEntries<T>(userId, form);
      if (!entry || Object.keys(unsaved()).length > 0) return null;
      const fields = Object.entries(entry.values).filter(([name]) => name in opened);
      const typed = Object.fromEntries(fields) as Partial<T>; // written by the same form
      change({ ...values, ...typed });
      void store.flush().then(() => removeEntry(entry.id).catch(() => {})); // without storage, only the page held it
      return { typed, savedAt: entry.savedAt };
    },
  };
};
