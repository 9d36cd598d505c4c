import pLimit, { type LimitFunction } from 'p-limit';

import type { Id } from '@contract';

/**
 * Lets searches wait for each other: at most `atOnce` run at a time, and of them one of each person, so that a hundred searches
 * of one person delay the search of another by one.
 */
export const createSearchTurns = (atOnce: number) => {
  const ofAll = pLimit(atOnce);
  const ofPersons = new Map<Id | undefined, LimitFunction>();

  return async <T>(person: Id | undefined, search: () => Promise<T>): Promise<T> => {
    const ofPerson = ofPersons.get(person) ?? pLimit(1);
    ofPersons.set(person, ofPerson);
    try {
      return await ofPerson(() => ofAll(search));
    } finally {
      if (ofPerson.activeCount + ofPerson.pendingCount === 0) ofPersons.delete(person);
    }
  };
};
