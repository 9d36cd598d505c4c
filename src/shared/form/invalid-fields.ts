export type InvalidField = { element: HTMLElement; label: string };

const textOf = (elements: Iterable<Element>): string =>
  [...elements].map(({ textContent }) => textContent?.replace(/\s*\*$/, '') ?? '').join(' ');

const labelOf = (element: HTMLElement): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.slice(0, 1).flatMap((id) => document.getElementById(id) ?? []);
  if (named.length > 0) return textOf(named);
  const { labels } = element as Partial<HTMLInputElement>; // only form controls have labels
  const [label] = labels ?? [];
  // The first child is the label text; a caption such as "Optional" may follow.
  return label ? textOf([label.firstElementChild ?? label]) : (element.getAttribute('aria-label') ?? '');
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
