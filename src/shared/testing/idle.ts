/** Gives jsdom, which has none, an idle callback. `run` gets what waits for it, and calls it at once unless told otherwise. */
export const provideIdle = (run: (callback: () => void) => void = (callback) => callback()): void => {
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      run(callback);
      return 1;
    },
    cancelIdleCallback: () => {},
  });
};
