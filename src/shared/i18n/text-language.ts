import type { ReactNode } from 'react';

import type { Locale } from './locale';

const THAI = /\p{Script=Thai}/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * The language of a text by its script, for its `lang`: labels are English on a Thai page as well, and a screen
 * reader pronounces them by that attribute. Undefined for what is no text, or has no letters of either.
 */
export const textLanguage = (text: ReactNode): Locale | undefined => {
  if (typeof text !== 'string') return undefined;
  if (THAI.test(text)) return 'th';
  return LATIN.test(text) ? 'en' : undefined;
};
