import { readStored, writeStored } from '@/shared/lib/stored';

/**
 * `th`: the English labels that the specification quotes, with Thai messages. `en`: every message in
 * English.
 */
const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

const STORAGE_KEY = 'locale';
const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

const listeners = new Set<() => void>();
let fallback: Locale = 'th';
/** Read from storage once and cached, because every component with text needs it. */
let chosen: Locale | null | undefined;

const stored = (): Locale | null => {
  const value = readStored(STORAGE_KEY);
  return isLocale(value) ? value : null;
};

const notify = () => {
  document.documentElement.lang = getLocale();
  listeners.forEach((listener) => listener());
};

/** The language of this browser: the person's choice, otherwise the configured default. */
export const getLocale = (): Locale => {
  if (chosen === undefined) chosen = stored();
  return chosen ?? fallback;
};

/** Stores the person's choice in this browser and rerenders all texts. */
export const setLocale = (locale: Locale) => {
  chosen = locale;
  writeStored(STORAGE_KEY, locale);
  notify();
};

/** Sets the language for people who have not chosen one. An unsupported value is ignored. */
export const setDefaultLocale = (locale: unknown) => {
  fallback = isLocale(locale) ? locale : 'th';
  notify();
};

/** Calls the listener at every change of the language. Returns a function that unsubscribes. */
export const onLocaleChange = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
