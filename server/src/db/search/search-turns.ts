import { performance } from 'node:perf_hooks';

import pLimit, { type LimitFunction } from 'p-limit';

import type { Id } from '@contract';

/**
 * Lets searches wait for each other: at most `atOnce` run at a time, and of them one of each person, so that a hundred searches
 * of one person delay the search of another by one. `rest` is waited for after a search, with its milliseconds, before the next.
 */
export const createSearchTurns = (atOnce: number, rest?: (ms: number) => Promise<void>) => {
  const ofAll = pLimit(atOnce);
  const ofPersons = new Map<Id | undefined, LimitFunction>();

  const inTurn = <T>(search: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      void ofAll(async () => {
        const began = performance.now();
        await search().then(resolve, reject);
        await rest?.(performance.now() - began);
      });
    });

  return async <T>(person: Id | undefined, search: () => Promise<T>): Promise<T> => {
    const ofPerson = ofPersons.get(person) ?? pLimit(1);
    ofPersons.set(person, ofPerson);
    try {
      return await ofPerson(() => inTurn(search));
    } finally {
      if (ofPerson.activeCount + ofPerson.pendingCount === 0) ofPersons.delete(person);
    }
  };
};
