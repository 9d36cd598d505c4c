/** One call at a time: what does not answer is not begun again, so that it never takes every connection. */
export const oneAtATime = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
};
