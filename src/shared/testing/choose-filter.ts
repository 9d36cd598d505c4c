import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

type Person = Pick<ReturnType<typeof userEvent.setup>, 'click' | 'keyboard'>;

/** The button of a filter in the toolbar of a list; its accessible name says its value. */
export const filterNamed = (label: string): HTMLElement =>
  screen.getByRole('button', { name: (name) => name.startsWith(`${label}: `) });

/** What a filter shows as its value. */
export const filterValue = (label: string): string =>
  filterNamed(label).ariaLabel?.slice(`${label}: `.length) ?? '';

/** Chooses a value in the menu of a filter. */
export const chooseFilter = async (user: Person, label: string, value: string): Promise<void> => {
  await user.click(filterNamed(label));
  await user.click(await screen.findByRole('menuitemradio', { name: value }));
};

/** The values that a filter offers; its menu is closed again. */
export const filterOptions = async (user: Person, label: string): Promise<(string | null)[]> => {
  await user.click(filterNamed(label));
  const menu = await screen.findByRole('menu', { name: label });
  const options = within(menu)
    .getAllByRole('menuitemradio')
    .map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return options;
};
