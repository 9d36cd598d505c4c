/** A part of the public page, which is in a shadow root that page queries do not search. */
export const partOfPage = (field: string): HTMLElement | null =>
  document.querySelector('[data-shadow]')?.shadowRoot?.querySelector(`[data-field~="${field}"]`) ?? null;
