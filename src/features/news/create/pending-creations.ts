import type { Id } from '@/shared/contract';
import { hashText } from '@/shared/lib/hash-text';
import { sameId } from '@/shared/lib/same-id';

import { fieldText, shownText, type NewsVersion } from '../fields/news-version';

/**
 * Attempts to create an item whose outcome is not known: the answer was lost, or the tab with it. They are remembered
 * in localStorage under the key of their form, which a restored form has again; only marks of the text are kept, and
 * the title to look for.
 */
const KEY = 'newsdesk.pending-creations';
const FORMS = 20;

export type Attempt = {
  title: string;
  /** A mark of what a reader would see, and one of all that was sent. */
  shown: string;
  sent: string;
};

type PendingCreation = { key: string; userId: Id | undefined; groupId: Id; attempts: Attempt[] };
export type CreationForm = Omit<PendingCreation, 'attempts'>;

export const toAttempt = (version: NewsVersion): Attempt => {
  const shown = shownText(version);
  const covers = [fieldText(version, 'cover'), fieldText(version, 'square')];
  return {
    title: version.title.trim(),
    shown: hashText(shown),
    sent: hashText([shown, version.html, ...covers].join('\n')),
  };
};

const read = (): PendingCreation[] => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as PendingCreation[]; // only this module writes it
  } catch {
    return [];
  }
};

const isOf = (form: CreationForm) => (one: PendingCreation) =>
  one.key === form.key && sameId(one.userId, form.userId) && sameId(one.groupId, form.groupId);

/** The attempts of a form that nobody knows the outcome of, the oldest first. */
export const pendingAttempts = (form: CreationForm): Attempt[] => read().find(isOf(form))?.attempts ?? [];

/** Remembers them; none forgets the form. */
export const setPending = (form: CreationForm, attempts: Attempt[]) => {
  const others = read().filter((one) => !isOf(form)(one));
  const all = attempts.length > 0 ? [{ ...form, attempts }, ...others] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, FORMS)));
  } catch {
    // A full storage: the server's own memory of the key is left.
  }
};
