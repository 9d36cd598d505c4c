import type { Clock } from '../../../http/clock';

/** Far more than a newsroom behind one address sends, far less than a flood: a check takes some 25 ms. */
export const FLOOD_LIMIT = { requests: 100, windowMs: 5_000 };
const MAX_REMEMBERED = 10_000;

/**
 * Counts what each sender sends, right or wrong, in memory alone, so that a flood is refused before its bodies are read
 * and before any question to the database. Gives the milliseconds to wait, 0 for who may go on to be counted there.
 */
export const createFloodGate = (clock: Clock) => {
  const senders = new Map<string, { requests: number; until: number }>();
  return (sender: string): number => {
    const now = clock().getTime();
    const current = senders.get(sender);
    if (current && current.until > now) {
      current.requests += 1;
      return current.requests > FLOOD_LIMIT.requests ? current.until - now : 0;
    }
    // Begun again, it is the youngest: those that are forgotten are the oldest.
    senders.delete(sender);
    const [oldest] = senders.keys();
    if (senders.size >= MAX_REMEMBERED && oldest !== undefined) senders.delete(oldest);
    senders.set(sender, { requests: 1, until: now + FLOOD_LIMIT.windowMs });
    return 0;
  };
};
