/**
 * For every open form with a draft: a function that tells whether its unsaved text is stored on this device.
 */
const forms = new Set<() => boolean>();

/** Registers a form. Returns a function that unregisters it. */
export const watchForKeptText = (isKept: () => boolean): (() => void) => {
  forms.add(isKept);
  return () => forms.delete(isKept);
};

/**
 * Whether an open form in this tab has unsaved text in its draft. A separate module, so that the start need
 * not load the draft code.
 */
export const hasKeptText = (): boolean => [...forms].some((isKept) => isKept());
