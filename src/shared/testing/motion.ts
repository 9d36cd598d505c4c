const REDUCED = '(prefers-reduced-motion: reduce)';

/** jsdom has no media queries: the screen, and those that `matches` tells, match from now on, and no other. */
const matchMedia = (matches: (media: string) => boolean): void => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === 'screen' || matches(media),
      onchange: null,
      addListener() {},
      removeListener() {},
    });
};

/**
 * Whether the person of the following tests prefers less motion. They do unless a test says otherwise: dialogs and menus
 * then open and close at once, and no test waits for them. Their window is a wide one.
 */
export const preferReducedMotion = (prefers: boolean): void =>
  matchMedia((media) => prefers && media === REDUCED);

/** The window of the following tests is that of a phone, until `preferReducedMotion` is called. */
export const showPhone = (): void => matchMedia((media) => media === REDUCED || media.includes('max-width'));
