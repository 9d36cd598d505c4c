import type { Id } from '@/shared/contract';
import { readStored, writeStored } from '@/shared/lib/stored';
import { withLock } from '@/shared/lib/with-lock';

import { isOver } from './due';

/** On the page, or as a browser notification while no page is visible. */
type Way = 'page' | 'outside';

const NAME = 'approval-reminders';

const read = (of: string): string[] => {
  try {
    const kept: unknown = JSON.parse(readStored(NAME, of) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
};

/** What was reported to a person in this browser, so that reloads and other tabs do not repeat it. */
export const createTold = (userId: Id) => {
  const of = `:${userId}`;
  return {
    /**
     * Returns the keys that were not reported yet, and marks them as reported. What was seen on a page needs
     * no notification.
     */
    take: (way: Way, keys: readonly string[]): Promise<string[]> =>
      withLock(NAME, () => {
        const told = new Set(read(of));
        const isTold = (key: string) =>
          told.has(`page ${key}`) || (way === 'outside' && told.has(`outside ${key}`));
        const taken = keys.filter((key) => !isTold(key));
        if (taken.length === 0) return taken;
        taken.forEach((key) => told.add(`${way} ${key}`));
        const kept = [...told].filter((entry) => !isOver(entry, Date.now()));
        // Without storage, each tab reports it once.
        writeStored(NAME, JSON.stringify(kept), of);
        return taken;
      }),
  };
};
