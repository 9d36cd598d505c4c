/** An open form with a draft: whether its unsaved text is stored on this device, and how to store it now. */
type Form = { isKept: () => boolean; write: () => Promise<unknown> };

const forms = new Set<Form>();

/** Registers a form. Returns a function that unregisters it. */
export const watchForKeptText = (form: Form): (() => void) => {
  forms.add(form);
  return () => forms.delete(form);
};

/**
 * Whether an open form in this tab has unsaved text in its draft. A separate module, so that the start need
 * not load the draft code.
 */
export const hasKeptText = (): boolean => [...forms].some(({ isKept }) => isKept());

/** Loads the page anew, after the drafts of its forms are written: otherwise the browser asks about the last keys. */
export const reloadPage = async (): Promise<void> => {
  await Promise.all([...forms].map(({ write }) => write()));
  window.location.reload();
};
