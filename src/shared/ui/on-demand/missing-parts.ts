/** For every part that is needed now and could not be loaded: a function that tries again. */
const missing = new Set<() => void>();
const watchers = new Set<() => void>();

const tell = () => watchers.forEach((watcher) => watcher());

/** Reports a part that could not be loaded. Returns a function that takes the report back. */
export const reportMissing = (tryAgain: () => void): (() => void) => {
  missing.add(tryAgain);
  tell();
  return () => {
    missing.delete(tryAgain);
    tell();
  };
};

/** Whether a part is missing that does not say so in its own place. */
export const isPartMissing = (): boolean => missing.size > 0;

/** Tries again to load every missing part. */
export const loadMissing = (): void => [...missing].forEach((tryAgain) => tryAgain());

/** Calls the watcher at every report. Returns a function that unsubscribes. */
export const onMissingParts = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
