import { configure, getConfig } from '@testing-library/react';

const FASTER = 20;

/**
 * From now on a second of a timer lasts 50 ms; `waitFor` still waits as long as before. Returns a function that ends this.
 */
export const hurry = (): (() => void) => {
  const later = globalThis.setTimeout;
  const { asyncUtilTimeout } = getConfig();
  const sooner = (run: () => void, ms = 0) => later(run, ms / FASTER);
  globalThis.setTimeout = Object.assign(sooner, later);
  // The timer of `waitFor` is one of those that are faster.
  configure({ asyncUtilTimeout: asyncUtilTimeout * FASTER });
  return () => {
    globalThis.setTimeout = later;
    configure({ asyncUtilTimeout });
  };
};
