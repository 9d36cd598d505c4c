import type * as Locale from './locale';
import { getLanguage, getLocale, setDefaultLocale, setLocale } from './locale';

/** Loads the locale module again, as in a new visit of this browser. */
const newVisit = () => {
  let loaded: { getLocale: typeof getLocale } | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof Locale>('./locale');
  });
  return loaded?.getLocale();
};

describe('the language', () => {
  it('is stored in this browser for the next visit', () => {
    setLocale('en');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(newVisit()).toBe('en');
  });

  it('is Thai for dates and the server if Thai for all labels was chosen, as with English labels [LOK-04]', () => {
    setLocale('thai');
    expect([getLanguage(), getLocale()]).toEqual(['thai', 'th']);
    expect(document.documentElement).toHaveAttribute('lang', 'th');
    localStorage.setItem('locale', 'th');
    expect(newVisit()).toBe('th');
  });

  it.each(['fr', ''])('is Thai if the stored value is %j, which is not supported', (kept) => {
    localStorage.setItem('locale', kept);
    expect(newVisit()).toBe('th');
  });

  it('falls back to the language of the installation only if the person has not chosen one', () => {
    setLocale('th');
    setDefaultLocale('en');
    expect(getLocale()).toBe('th');
    setDefaultLocale('th');
  });

  it('is Thai if the installation names an unsupported one', () => {
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
