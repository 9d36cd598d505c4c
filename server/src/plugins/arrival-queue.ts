import type { App } from '../http/app-instance';

/** A refused request costs about 0.1 ms, an ordinary one 1 to 3 ms. */
const STARTS_AT_ONCE = 16;

/**
 * Starts at most `atOnce` jobs in each turn of the event loop (`nextTurn` runs a function in the next one). The others wait, and
 * the places that they come from take turns, so that a thousand jobs of one place delay a job of another place by one.
 */
export const createArrivalQueue = (atOnce: number, nextTurn: (run: () => void) => void) => {
  const waiting = new Map<string, (() => void)[]>();
  let started = 0;

  const takeTurn = (): void => {
    started = 0;
    for (const [place, jobs] of waiting) {
      if (started >= atOnce) return;
      const job = jobs.shift();
      // Back to the end of the map, behind the other places; this loop also reaches places that are added to the end.
      waiting.delete(place);
      if (jobs.length > 0) waiting.set(place, jobs);
      if (job) start(job);
    }
  };

  const start = (job: () => void): void => {
    if (started === 0) nextTurn(takeTurn);
    started += 1;
    job();
  };

  return (placeOf: () => string, job: () => void): void => {
    if (started < atOnce && waiting.size === 0) return start(job);
    const place = placeOf();
    const jobs = waiting.get(place);
    if (jobs) jobs.push(job);
    else waiting.set(place, [job]);
  };
};

/**
 * Requests that arrive at once start a few at a time: otherwise the thread answers a thousand refusals before it looks at
 * anything else. `placeOf` is the place of a request's address. Register it before anything that takes time.
 */
export const registerArrivalQueue = (app: App, placeOf: (address: string) => string): void => {
  const enter = createArrivalQueue(STARTS_AT_ONCE, setImmediate);
  app.addHook('onRequest', ({ ip }, _reply, done) => enter(() => placeOf(ip), done));
};
