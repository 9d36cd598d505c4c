import { createSerializer } from '@emotion/jest';

/**
 * Lets snapshots hold markup and states: no styles, which are in the theme and change without a person having to read
 * them here, and no insides of libraries.
 */
export const readableSnapshots = (): void => {
  expect.addSnapshotSerializer(createSerializer({ includeStyles: false }));
  // An icon by its name, without its paths.
  expect.addSnapshotSerializer({
    test: (value) =>
      value instanceof SVGSVGElement && value.hasChildNodes() && value.dataset.testid !== undefined,
    serialize: (icon: SVGSVGElement) => `<svg data-testid="${icon.dataset.testid}" />`,
  });
  // A date field by what it shows: its sections are the library's own markup.
  expect.addSnapshotSerializer({
    test: (value) => value instanceof HTMLElement && value.classList.contains('MuiPickersSectionList-root'),
    serialize: (field: HTMLElement) =>
      `<DateSections shown="${field.textContent?.replace(/[\u200b\u2066-\u2069]/gu, '')}" />`,
  });
};

/** A copy to compare: React counts ids over the whole file; counted anew here, one more element above changes nothing below. */
export const withOwnIds = (...elements: Element[]): HTMLElement => {
  const names = new Map<string, string>();
  const rename = (id: string) => names.get(id) ?? names.set(id, `id-${names.size + 1}`).get(id) ?? id;
  const copy = document.createElement('div');
  copy.innerHTML = elements
    .map(({ innerHTML }) => innerHTML)
    .join('')
    .replace(/_r_[0-9a-z]+_/gu, rename);
  return copy;
};
