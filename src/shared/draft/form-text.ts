import type { Id, IsoDate } from '@/shared/contract';

import { removeEntry } from './draft-database';
import { createDraftStore } from './draft-store';
import { listLostEntries } from './lost-drafts';
import { refused } from './refused-entries';

const noop = () => undefined;

/** What was typed into a form that was left, and when. */
export type FoundText<T> = { typed: Partial<T>; savedAt: IsoDate };

export type FormText<T> = ReturnType<typeof createFormText<T & object>>;

/** Formik copies its initial values, so lists are compared by what they hold. */
const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other));

/** The values that differ. */
export const changesIn = <T extends object>(from: T, values: T): Partial<T> => {
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, from[name as keyof T]));
  return Object.fromEntries(changed) as Partial<T>; // entries of the values
};

/** The last submit of each form in this tab that is not answered yet. */
const unanswered = new Map<string, Promise<unknown>>();

/**
 * What is typed into one open form, kept on this device until it is saved. `form` names the form and what it is about,
 * such as `return:101`; nothing is kept of the form ''.
 */
export const createFormText = <T extends object>(userId: Id | undefined, form: string, opened: T) => {
  let from = opened;
  let values = opened;
  const unsaved = () => changesIn(from, values);
  const store = createDraftStore<T>({ userId, form, read: unsaved });
  const change = (next: T) => {
    if (form === '' || Object.keys(changesIn(values, next)).length === 0) return;
    values = next;
    store.touch();
  };
  return {
    form,
    store,
    change,
    hasUnsaved: () => Object.keys(unsaved()).length > 0,
    /** Call this with the answer to a submit: whoever opens the form again waits for it. */
    send: (answer: Promise<unknown>) => {
      const settled = answer.then(noop, noop);
      unanswered.set(form, settled);
      void settled.then(() => unanswered.get(form) === settled && unanswered.delete(form));
    },
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
      await unanswered.get(form);
      const [entry] = await listLostEntries<T>(userId, form);
      if (!entry || Object.keys(unsaved()).length > 0) return null;
      const fields = Object.entries(entry.values).filter(([name]) => name in opened);
      const typed = Object.fromEntries(fields) as Partial<T>; // written by the same form
      change({ ...values, ...typed });
      // If the browser cannot store it again, the former entry is the only one.
      void store.flush().then(async (isStored) => {
        if (isStored) await removeEntry(entry.id);
        else refused.delete(entry.id);
      });
      return { typed, savedAt: entry.savedAt };
    },
  };
};
