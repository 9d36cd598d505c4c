import { useSyncExternalStore } from 'react';

import { readStored, writeStored } from '@/shared/lib/stored';

/** The name of the first page that had such keys: browsers have stored the choice under it. */
const STORAGE_KEY = 'review-keys';

const watchers = new Set<() => void>();
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
const isStoredOn = () => readStored(STORAGE_KEY) !== 'off';

const choose = (on: boolean) => {
  writeStored(STORAGE_KEY, on ? 'on' : 'off');
  watchers.forEach((watcher) => watcher());
};

/**
 * Whether this browser uses single-letter shortcuts. They can be turned off, because speech input and slips
 * trigger them unintentionally.
 */
export const useKeysPreference = () => ({ isOn: useSyncExternalStore(watch, isStoredOn), choose });
