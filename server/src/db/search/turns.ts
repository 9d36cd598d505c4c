import type { Id } from '@contract';

import { tooMany } from '../../http/api-error';
import { commonMessages } from '../../http/messages';

/** How many searches may wait: of one person, and of all. */
export const MAX_WAITING = { ofPerson: 10, ofAll: 400 };
const RETRY_AFTER_SECONDS = 2;

/** The pause after a search, as a multiple of its duration. */
const PAUSE = 2;

/**
 * Runs searches one after the other, each followed by a pause of twice its duration. People take turns, and a search is
 * refused (429) if too many of the same person wait: a hundred searches of one person delay another person's by one. Ten people
 * who search without pause get a third of the database: without turns they filled it, and the p99 of all other calls was
 * 465 ms on the embedded engine; docs/soak-results.md has the figures with turns.
 */
export const createTurns = () => {
  const waiting = new Map<Id, (() => void)[]>();
  let total = 0;
  let isTaken = false;

  const passOn = (): void => {
    const [turn] = waiting;
    if (!turn) {
      isTaken = false;
      return;
    }
    const [person, [next, ...rest]] = turn;
    // Back to the end of the map, behind the other people.
    waiting.delete(person);
    if (rest.length > 0) waiting.set(person, rest);
    total -= 1;
    next?.();
  };

  const turnOf = (person: Id): Promise<void> => {
    const own = waiting.get(person) ?? [];
    if (own.length >= MAX_WAITING.ofPerson || total >= MAX_WAITING.ofAll) {
      throw tooMany(commonMessages.busy, RETRY_AFTER_SECONDS);
    }
    total += 1;
    return new Promise((resolve) => waiting.set(person, [...own, resolve]));
  };

  return async <T>(person: Id, search: () => Promise<T>): Promise<T> => {
    if (isTaken) await turnOf(person);
    isTaken = true;
    const began = performance.now();
    try {
      return await search();
    } finally {
      setTimeout(passOn, PAUSE * (performance.now() - began));
    }
  };
};
