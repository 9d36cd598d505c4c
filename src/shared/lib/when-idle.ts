import { useEffect, useState } from 'react';

/** Run after this time at the latest, when the first page has made its requests. */
const LATEST_MS = 2_000;

/** Runs the callback when the browser is idle. Returns a function that cancels it. */
export const whenIdle = (callback: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
};

/**
 * Whether the browser has been idle since the first render, for content that the first page does not need.
 */
export const useWasIdle = (): boolean => {
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => whenIdle(() => setWasIdle(true)), []);
  return wasIdle;
};
