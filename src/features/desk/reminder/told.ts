import type { Id } from '@/shared/contract';

import { isOver } from './due';

/** On the page, or by the browser while no page of the console is looked at. */
type Way = 'page' | 'outside';

const NAME = 'approval-reminders';
/** One tab at a time, where the browser can see to that. */
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

/** What a person has been told in this browser: a reload says nothing twice, nor do several tabs. */
export const createTold = (userId: Id) => {
  const name = `${NAME}:${userId}`;
  // A browser that keeps nothing is told once by each tab.
  const here = new Set<string>();
  return {
    /** Which of the keys nobody was told of yet; they are from now on. Whoever saw it on a page needs no more. */
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
          // Full, or closed to this page.
        }
        return taken;
      }),
  };
};
