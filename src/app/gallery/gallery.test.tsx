import { createSerializer } from '@emotion/jest';
import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { GalleryPage } from './gallery-page';
import { allStories } from './stories/all-stories';

// The markup and its states; the looks are in the theme and change without a person having to read them here.
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

/** React counts ids over the whole file; counted anew here, a story added above changes no other snapshot. */
const withOwnIds = (container: HTMLElement) => {
  const names = new Map<string, string>();
  const rename = (id: string) => names.get(id) ?? names.set(id, `id-${names.size + 1}`).get(id) ?? id;
  const copy = document.createElement('div');
  copy.innerHTML = container.innerHTML.replace(/_r_[0-9a-z]+_/gu, rename);
  return copy;
};

const setup = (Story: () => React.ReactNode) => renderWithProviders(<Story />);

describe.each(allStories)('$title', ({ stories }) => {
  it.each(stories)('$name', ({ Story }) => {
    const { container } = setup(Story);
    expect(withOwnIds(container)).toMatchSnapshot();
  });
});

describe('the gallery', () => {
  it('shows every piece of the kit in both schemes', async () => {
    const { user } = await setup(GalleryPage);
    allStories.forEach(({ title }) => expect(screen.getByLabelText(title)).toBeInTheDocument());
    await user.click(screen.getByText('Dark'));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  });
});
