import type { Id } from '@/shared/contract';

import { isOver } from './due';

/** On the page, or as a browser notification while no page is visible. */
type Way = 'page' | 'outside';

const NAME = 'approval-reminders';
/** Runs in one tab at a time, if the browser supports locks. */
const alone = async <T>(run: () => T): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request(NAME, run) : run();

const read = (name: string): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
};

/** What was reported to a person in this browser, so that reloads and other tabs do not repeat it. */
export const createTold = (userId: Id) => {
  const name = `${NAME}:${userId}`;
  // Without storage, each tab reports it once.
  const here = new Set<string>();
  return {
    /**
     * Returns the keys that were not reported yet, and marks them as reported. What was seen on a page needs
     * no notification.
     */
    take: (way: Way, keys: readonly string[]): Promise<string[]> =>
      alone(() => {
        const told = new Set([...read(name), ...here]);
        const isTold = (key: string) =>
          told.has(`page ${key}`) || (way === 'outside' && told.has(`outside ${key}`));
        const taken = keys.filter((key) => !isTold(key));
        if (taken.length === 0) return taken;
        taken.forEach((key) => here.add(`${way} ${key}`));
        try {
          const kept = [...told, ...here].filter((entry) => !isOver(entry, Date.now()));
          localStorage.setItem(name, JSON.stringify([...new Set(kept)]));
        } catch {
          // The storage is full or not available.
        }
        return taken;
      }),
  };
};
