import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

import pg from 'pg';

/** For which request, and for whom, the code at hand runs. */
export const asking = new AsyncLocalStorage<() => { route: string; person?: number }>();

/** Values are parameters, so this contains none. */
const SHOWN_CHARACTERS = 200;

const statementOf = (query: unknown): string => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return String(text).replace(/\s+/g, ' ').trim().slice(0, SHOWN_CHARACTERS);
};

/**
 * A pool that warns of each query that takes `limitMs` or longer, with the wait for a free connection, and of whom it was
 * made for. The pool runs single queries, and its clients those of a transaction.
 */
export const createWatchedPool = (
  config: pg.PoolConfig,
  limitMs: number,
  warn: (text: string) => void,
): pg.Pool => {
  const watch = <Answer>(statement: unknown, query: () => Answer): Answer => {
    const began = performance.now();
    const whoAsks = asking.getStore();
    const answer = query();
    // With a callback instead of a promise, the pool passes on a query that is watched already.
    if (!(answer instanceof Promise)) return answer;
    const end = (): void => {
      const ms = Math.round(performance.now() - began);
      if (ms < limitMs) return;
      const { route, person } = whoAsks?.() ?? { route: 'no request' };
      const who = person === undefined ? '' : `, person ${person}`;
      warn(`A query took ${ms} ms (${route}${who}): ${statementOf(statement)}`);
    };
    void answer.then(end, end);
    return answer;
  };
  class WatchedClient extends pg.Client {
    override query(...args: unknown[]) {
      return watch(args[0], () => Reflect.apply(super.query, this, args));
    }
  }
  class WatchedPool extends pg.Pool {
    override query(...args: unknown[]) {
      return watch(args[0], () => Reflect.apply(super.query, this, args));
    }
  }
  return new WatchedPool({ ...config, Client: WatchedClient });
};
