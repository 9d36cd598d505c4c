/** `th` is the specification's voice: its quoted English labels with Thai messages. `en` has every message in English. */
const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

const STORAGE_KEY = 'locale';
const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

const listeners = new Set<() => void>();
let fallback: Locale = 'th';
/** Read from the browser once: every component that shows text asks for it. */
let chosen: Locale | null | undefined;

const stored = (): Locale | null => {
  const value = localStorage.getItem(STORAGE_KEY);
  return isLocale(value) ? value : null;
};

const notify = () => {
  document.documentElement.lang = getLocale();
  listeners.forEach((listener) => listener());
};

/** The language of this browser: the person's choice, else the configured default. */
export const getLocale = (): Locale => {
  if (chosen === undefined) chosen = stored();
  return chosen ?? fallback;
};

/** Keeps the person's choice in this browser and redraws whatever shows text. */
export const setLocale = (locale: Locale) => {
  chosen = locale;
  localStorage.setItem(STORAGE_KEY, locale);
  notify();
};

/** The language shown where nobody has chosen one; anything unknown leaves the specification's. */
export const setDefaultLocale = (locale: unknown) => {
  fallback = isLocale(locale) ? locale : 'th';
  notify();
};

/** Calls back at every change of the language until the returned function is called. */
export const onLocaleChange = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
