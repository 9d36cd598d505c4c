import type { Id } from '@contract';

/** The number of forms that a person may send at a time. */
const OF_PERSON = 2;
/** What the forms of all people may use together: several times what a newsroom sends at once, and less than the memory. */
export const OF_ALL = { forms: 60, bytes: 400 * 1024 * 1024 };

/** The forms that are being read and their bytes, and how many were refused since the start. */
export type FormCounts = { forms: number; bytes: number; refused: number };

/**
 * Counts the forms that are being read: a form uses memory until its response. `enter` returns the function that frees its place, or
 * undefined if there is none. Of the last half, each person gets a single form, so that few people cannot use up all.
 */
export const createFormBudget = () => {
  const running = new Map<Id, number>();
  const used = { forms: 0, bytes: 0, refused: 0 };

  const enter = (person: Id, bytes: number): (() => void) | undefined => {
    const count = running.get(person) ?? 0;
    const share = count === 0 ? 1 : 1 / 2;
    const isFull = used.forms + 1 > OF_ALL.forms * share || used.bytes + bytes > OF_ALL.bytes * share;
    if (count >= OF_PERSON || isFull) {
      used.refused += 1;
      return undefined;
    }
    running.set(person, count + 1);
    used.forms += 1;
    used.bytes += bytes;
    return () => {
      used.forms -= 1;
      used.bytes -= bytes;
      const left = (running.get(person) ?? 1) - 1;
      if (left > 0) running.set(person, left);
      else running.delete(person);
    };
  };

  return { enter, counts: (): FormCounts => ({ ...used }) };
};
