import { tooMany } from '../../http/api-error';
import { commonMessages } from '../../http/messages';

/** At some ten milliseconds a search, the last one waits for three seconds. */
export const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 2;

/** The pause after a search, as a multiple of its duration. */
const PAUSE = 2;

/**
 * Runs searches one after the other, each followed by a pause of twice its duration. If `MAX_WAITING` searches wait already,
 * the next one is refused (429). Ten people who search without pause get a third of the database: without turns they filled
 * it, and the p99 of all other calls was 465 ms on the embedded engine; docs/soak-results.md has the figures with turns.
 */
export const createTurns = () => {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const passOn = (): void => {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  };

  return async <T>(search: () => Promise<T>): Promise<T> => {
    if (isTaken) {
      if (waiting.length >= MAX_WAITING) throw tooMany(commonMessages.busy, RETRY_AFTER_SECONDS);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    isTaken = true;
    const began = performance.now();
    try {
      return await search();
    } finally {
      setTimeout(passOn, PAUSE * (performance.now() - began));
    }
  };
};
