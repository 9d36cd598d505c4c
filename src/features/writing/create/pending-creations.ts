import { fieldText, type NewsVersion, shownText } from '@/features/news';
import { cleanText, type Id } from '@/shared/contract';
import { hashText } from '@/shared/lib/hash-text';
import { sameId } from '@/shared/lib/same-id';
import { readStored, writeStored } from '@/shared/lib/stored';

/**
 * Pending creations: attempts to create an item whose outcome is unknown, because the response was lost or
 * the tab closed. They are stored in the browser under the key of their form, which a restored form keeps.
 * Only hashes of the content and the title to search for are stored.
 */
const KEY = 'newsdesk.pending-creations';
const FORMS = 20;

export type Attempt = {
  title: string;
  /** A hash of what readers see, and one of everything that was sent. */
  shown: string;
  sent: string;
};

type PendingCreation = { key: string; userId: Id | undefined; groupId: Id; attempts: Attempt[] };
export type CreationForm = Omit<PendingCreation, 'attempts'>;

export const toAttempt = (version: NewsVersion): Attempt => {
  const shown = shownText(version);
  const covers = [fieldText(version, 'cover'), fieldText(version, 'square')];
  return {
    title: cleanText(version.title),
    shown: hashText(shown),
    sent: hashText([shown, version.html, ...covers].join('\n')),
  };
};

const read = (): PendingCreation[] => {
  try {
    return JSON.parse(readStored(KEY) ?? '[]') as PendingCreation[]; // written only by this module
  } catch {
    return [];
  }
};

const isOf = (form: CreationForm) => (one: PendingCreation) =>
  one.key === form.key && sameId(one.userId, form.userId) && sameId(one.groupId, form.groupId);

/** The pending attempts of a form, oldest first. */
export const pendingAttempts = (form: CreationForm): Attempt[] => read().find(isOf(form))?.attempts ?? [];

/** Stores the pending attempts; an empty list removes the form. */
export const setPending = (form: CreationForm, attempts: Attempt[]) => {
  const others = read().filter((one) => !isOf(form)(one));
  const all = attempts.length > 0 ? [{ ...form, attempts }, ...others] : others;
  writeStored(KEY, JSON.stringify(all.slice(0, FORMS)));
};
