import type { Clock } from '../../../http/clock';

/** Far more than a newsroom behind one address sends, far less than a flood: a check takes about 25 ms. */
export const FLOOD_LIMIT = { requests: 100, windowMs: 5_000 };
const MAX_REMEMBERED = 10_000;

/**
 * Counts all requests of each sender in memory, so that a flood is refused before its bodies are read
 * and before any database query. Returns the milliseconds to wait, 0 if the request may continue.
 */
export const createFloodGate = (clock: Clock) => {
  const senders = new Map<string, { requests: number; until: number }>();
  return (sender: string): number => {
    const now = clock().getTime();
    const current = senders.get(sender);
    const leftMs = current ? current.until - now : 0;
    // A window from a time when the clock was ahead has no say.
    if (current && leftMs > 0 && leftMs <= FLOOD_LIMIT.windowMs) {
      current.requests += 1;
      return current.requests > FLOOD_LIMIT.requests ? leftMs : 0;
    }
    // A new window goes to the end of the map: when entries are evicted, the oldest go first.
    senders.delete(sender);
    const [oldest] = senders.keys();
    if (senders.size >= MAX_REMEMBERED && oldest !== undefined) senders.delete(oldest);
    senders.set(sender, { requests: 1, until: now + FLOOD_LIMIT.windowMs });
    return 0;
  };
};
