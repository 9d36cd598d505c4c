type Run = (lock: object | null) => Promise<unknown> | undefined;

/** Gives jsdom, which has none, the locks of a browser, shared by several tabs. Returns a function that takes them away. */
export const giveLocks = () => {
  const taken = new Map<string, Promise<unknown>>();
  const locks = {
    request: async (name: string, ...rest: [LockOptions, Run] | [Run]) => {
      const [options, run] = rest.length === 2 ? rest : [{}, rest[0]];
      const { ifAvailable = false }: LockOptions = options;
      if (!ifAvailable) await taken.get(name);
      const work = run(taken.has(name) ? null : {});
      if (!work) return;
      const done = work.then(() => taken.delete(name));
      taken.set(name, done);
      await done;
    },
    query: () =>
      Promise.resolve({ held: [...[...taken.keys()].map((name) => ({ name })), { name: 'other' }] }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'locks');
};
