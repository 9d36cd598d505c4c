/**
 * Runs a task in one tab at a time. A browser that has no locks, or refuses them because its storage is blocked, runs
 * it at once.
 */
export const withLock = async <T>(name: string, run: () => T | Promise<T>): Promise<T> => {
  if (!('locks' in navigator)) return run();
  let running: Promise<T> | undefined;
  const start = () => (running ??= Promise.resolve(run()));
  await navigator.locks.request(name, start).catch(() => undefined);
  return start();
};
