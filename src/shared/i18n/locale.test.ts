import type * as Locale from './locale';
import { getLocale, setDefaultLocale, setLocale } from './locale';

/** The language module as a new visit of this browser loads it. */
const newVisit = () => {
  let loaded: { getLocale: typeof getLocale } | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof Locale>('./locale');
  });
  return loaded?.getLocale();
};

describe('the language', () => {
  it('is kept in this browser for the next visit', () => {
    setLocale('en');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(newVisit()).toBe('en');
  });

  it.each(['fr', ''])('is Thai where the browser keeps %j, which is none of the console’s', (kept) => {
    localStorage.setItem('locale', kept);
    expect(newVisit()).toBe('th');
  });

  it('that an installation names counts only where nobody has chosen one', () => {
    setLocale('th');
    setDefaultLocale('en');
    expect(getLocale()).toBe('th');
    setDefaultLocale('th');
  });

  it('of an installation that names none of the console’s is Thai', () => {
    localStorage.clear();
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof Locale>('./locale');
      fresh.setDefaultLocale('en');
      expect(fresh.getLocale()).toBe('en');
      fresh.setDefaultLocale('fr');
      expect(fresh.getLocale()).toBe('th');
    });
  });
});
