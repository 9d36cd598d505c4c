import { useSyncExternalStore } from 'react';

import { getLanguage, getLocale, onLocaleChange, type Language, type Locale } from './locale';

/** The language of sentences and dates; a component that uses it rerenders when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(onLocaleChange, getLocale);

/** The choice of the person, which also decides about the labels. */
export const useLanguage = (): Language => useSyncExternalStore(onLocaleChange, getLanguage);
