/** Gives jsdom, which has none, the locks of a browser, shared by several tabs. Returns a function that takes them away. */
export const giveLocks = () => {
  const taken = new Map<string, Promise<unknown>>();
  const locks = {
    request: (name: string, _: unknown, run: (lock: object | null) => Promise<unknown> | undefined) => {
      const work = run(taken.has(name) ? null : {});
      if (!work) return Promise.resolve();
      const done = work.then(() => taken.delete(name));
      taken.set(name, done);
      return done;
    },
    query: () =>
      Promise.resolve({ held: [...[...taken.keys()].map((name) => ({ name })), { name: 'other' }] }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'locks');
};
