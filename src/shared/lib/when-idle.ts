import { useEffect, useState } from 'react';

/** Later than anything that the first page needs. */
const LATEST_MS = 2_000;

/** Runs once the browser has nothing else to do; gives how to cancel that. */
export const whenIdle = (callback: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
};

/** Whether the browser has had nothing else to do since this was drawn: for what the first page can do without. */
export const useWasIdle = (): boolean => {
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => whenIdle(() => setWasIdle(true)), []);
  return wasIdle;
};
