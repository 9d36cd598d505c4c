import { useSyncExternalStore } from 'react';

import { getLocale, onLocaleChange, type Locale } from './locale';

/** The language of this browser; a component that reads it is drawn again when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(onLocaleChange, getLocale);
