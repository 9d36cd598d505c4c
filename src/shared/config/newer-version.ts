/** How often a tab that is used again looks for a new version. */
const EVERY_MS = 5 * 60_000;
const TIME_LIMIT_MS = 10_000;

/** The script that starts the console. Its name changes with every build; index.html is never answered from the cache unasked. */
const START = /\/assets\/main\.[\w-]+\.js/;
const startIn = (text: string) => START.exec(text)?.[0];

let isNewer = false;
const watchers = new Set<() => void>();

/** Whether a reload would open a newer version of the console. */
export const hasNewerVersion = (): boolean => isNewer;

/** Calls the watcher when a newer version is found. Returns a function that unsubscribes. */
export const onNewerVersion = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Compares the start script of the open page with the one that a reload would open. Never rejects. */
export const lookForNewerVersion = async (): Promise<boolean> => {
  const own = [...document.scripts].map(({ src }) => startIn(src)).find(Boolean);
  if (!own || isNewer) return isNewer;
  try {
    const response = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const offered = startIn(await response.text());
    isNewer = offered !== undefined && offered !== own;
    if (isNewer) watchers.forEach((watcher) => watcher());
  } catch {
    // Without a network there is nothing to compare.
  }
  return isNewer;
};

/** Looks for a newer version when a person comes back to the tab. Returns a function that stops it. */
export const watchVersion = (): (() => void) => {
  let last = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - last < EVERY_MS) return;
    last = Date.now();
    void lookForNewerVersion();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
};

/** For tests: forgets a newer version, as at the start of a visit. */
export const resetVersion = () => {
  isNewer = false;
};
