import { readStored, writeStored } from '@/shared/lib/stored';

/**
 * What a person can choose. `thai`: everything in Thai. `th`: Thai, with the English labels that the
 * specification quotes. `en`: everything in English.
 */
export const LANGUAGES = ['thai', 'th', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of sentences, dates and the server's messages: Thai with English labels is Thai too. */
export type Locale = 'th' | 'en';

const STORAGE_KEY = 'locale';
const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

const listeners = new Set<() => void>();
let fallback: Language = 'th';
/** Read from storage once and cached, because every component with text needs it. */
let chosen: Language | null | undefined;

const stored = (): Language | null => {
  const value = readStored(STORAGE_KEY);
  return isLanguage(value) ? value : null;
};

/** The choice of this browser's person, otherwise the configured default. */
export const getLanguage = (): Language => {
  if (chosen === undefined) chosen = stored();
  return chosen ?? fallback;
};

/** The language of sentences, dates and the server's messages in this browser. */
export const getLocale = (): Locale => (getLanguage() === 'en' ? 'en' : 'th');

const notify = () => {
  document.documentElement.lang = getLocale();
  document.documentElement.dataset['labels'] = getLanguage();
  listeners.forEach((listener) => listener());
};

/** Stores the person's choice in this browser and rerenders all texts. */
export const setLocale = (language: Language) => {
  chosen = language;
  writeStored(STORAGE_KEY, language);
  notify();
};

/** Sets the language for people who have not chosen one. An unsupported value is ignored. */
export const setDefaultLocale = (language: unknown) => {
  fallback = isLanguage(language) ? language : 'th';
  notify();
};

/** Calls the listener at every change of the language. Returns a function that unsubscribes. */
export const onLocaleChange = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
