const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Whether the person of the following tests prefers less motion. They do unless a test says otherwise: dialogs and menus
 * then open and close at once, and no test waits for them.
 */
export const preferReducedMotion = (prefers: boolean): void => {
  // jsdom has no media queries; no other one matches.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: prefers && media === REDUCED,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
};
