/** Of every open form with a draft: whether what was typed there is kept on this device and not on the server. */
const forms = new Set<() => boolean>();

/** Counts a form in until the returned function is called. */
export const watchForKeptText = (isKept: () => boolean): (() => void) => {
  forms.add(isKept);
  return () => forms.delete(isKept);
};

/** Whether a form that is open in this tab holds such text. Apart from the drafts, so that the start need not load them. */
export const hasKeptText = (): boolean => [...forms].some((isKept) => isKept());
