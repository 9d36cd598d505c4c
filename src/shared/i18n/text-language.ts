import type { ReactNode } from 'react';

import type { Locale } from './locale';

const THAI = /\p{Script=Thai}/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * The language of a text for its `lang` attribute, detected by its script. Labels are English on a Thai page
 * too, and screen readers choose the pronunciation by this attribute. Undefined if it is not a text or has
 * no letters of either script.
 */
export const textLanguage = (text: ReactNode): Locale | undefined => {
  if (typeof text !== 'string') return undefined;
  if (THAI.test(text)) return 'th';
  return LATIN.test(text) ? 'en' : undefined;
};
