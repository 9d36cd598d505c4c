export type InvalidField = { element: HTMLElement; label: string };

const textOf = ({ textContent }: Element): string => textContent?.replace(/\s*\*$/, '') ?? '';

const labelOf = (element: HTMLElement): string => {
  const [id = ''] = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = document.getElementById(id);
  if (named) return textOf(named);
  const { labels } = element as Partial<HTMLInputElement>; // only form controls have labels
  const [label] = labels ?? [];
  // The first child is the label text; a caption such as "Optional" may follow.
  return label ? textOf(label.firstElementChild ?? label) : (element.getAttribute('aria-label') ?? '');
};

/** The fields of a form that are marked as invalid, in DOM order. */
export const findInvalidFields = (form: ParentNode): InvalidField[] =>
  [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].map((element) => ({
    element,
    label: labelOf(element),
  }));

export const goToField = ({ element }: InvalidField) => {
  element.scrollIntoView?.({ block: 'center' });
  element.focus({ preventScroll: true });
};
