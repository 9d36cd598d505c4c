/**
 * Limits snapshots to markup and states, without the internals of libraries.
 */
export const readableSnapshots = (): void => {
  // Serialize an icon by its name, without its paths.
  expect.addSnapshotSerializer({
    test: (value) =>
      value instanceof SVGSVGElement && value.hasChildNodes() && value.dataset.testid !== undefined,
    serialize: (icon: SVGSVGElement) => `<svg data-testid="${icon.dataset.testid}" />`,
  });
  // Serialize a date field by its displayed value; its sections are internals of the library.
  expect.addSnapshotSerializer({
    test: (value) => value instanceof HTMLElement && value.classList.contains('MuiPickersSectionList-root'),
    serialize: (field: HTMLElement) =>
      `<DateSections shown="${field.textContent?.replace(/[\u200b\u2066-\u2069]/gu, '')}" />`,
  });
};

/**
 * Copies elements with renumbered ids and without the classes of styles, which belong to the theme. React numbers ids over the
 * whole file; renumbered, an additional element above does not change the snapshot below.
 */
export const readableCopy = (...elements: Element[]): HTMLElement => {
  const names = new Map<string, string>();
  const rename = (id: string) => names.get(id) ?? names.set(id, `id-${names.size + 1}`).get(id) ?? id;
  const copy = document.createElement('div');
  copy.innerHTML = elements
    .map(({ innerHTML }) => innerHTML)
    .join('')
    .replace(/_r_[0-9a-z]+_/gu, rename);
  for (const element of copy.querySelectorAll('[class]')) {
    element.classList.remove(...[...element.classList].filter((name) => name.startsWith('css-')));
    if (!element.classList.length) element.removeAttribute('class');
  }
  return copy;
};
