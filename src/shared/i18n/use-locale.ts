import { useSyncExternalStore } from 'react';

import { getLocale, onLocaleChange, type Locale } from './locale';

/** The language of this browser; a component that uses it rerenders when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(onLocaleChange, getLocale);
