import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

import type pg from 'pg';

/** For which request, and for whom, the code at hand runs. */
export const asking = new AsyncLocalStorage<() => { route: string; person?: number }>();

/** Values are parameters, so this contains none. */
const SHOWN_CHARACTERS = 200;

const statementOf = (query: unknown): string => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return String(text).replace(/\s+/g, ' ').trim().slice(0, SHOWN_CHARACTERS);
};

type Queries = { query: (...args: unknown[]) => unknown };

const watch = (target: Queries, limitMs: number, warn: (text: string) => void): void => {
  const query = target.query.bind(target);
  target.query = (...args) => {
    const began = performance.now();
    const whoAsks = asking.getStore();
    const answer = query(...args);
    // With a callback instead of a promise, the pool passes on a query that is watched already.
    if (!(answer instanceof Promise)) return answer;
    const end = (): void => {
      const ms = Math.round(performance.now() - began);
      if (ms < limitMs) return;
      const { route, person } = whoAsks?.() ?? { route: 'no request' };
      const who = person === undefined ? '' : `, person ${person}`;
      warn(`A query took ${ms} ms (${route}${who}): ${statementOf(args[0])}`);
    };
    void answer.then(end, end);
    return answer;
  };
};

/** Warns of each query that takes `limitMs` or longer, with the wait for a free connection, and of whom it was made for. */
export const watchQueries = (pool: pg.Pool, limitMs: number, warn: (text: string) => void): void => {
  // The overloads of a query differ only in what they pass on.
  watch(pool as unknown as Queries, limitMs, warn);
  pool.on('connect', (client) => watch(client as unknown as Queries, limitMs, warn));
};
