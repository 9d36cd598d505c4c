import { MAX_DESCRIPTION, MAX_TITLE, MAX_URL_CHARACTERS } from './limits';

/**
 * The plain texts of an item that may be left empty. The form's parts, their reading, the answer and the entity tag are
 * derived from this table. `line`: trimmed; `box`: as it was pasted, line breaks and all; `address`: nothing or a web address.
 */
export const TEXT_FIELDS = {
  metaTitle: { kind: 'line', max: MAX_TITLE },
  metaDescription: { kind: 'box', max: MAX_DESCRIPTION },
  videoUrl: { kind: 'address', max: MAX_URL_CHARACTERS },
  tiktokUrl: { kind: 'address', max: MAX_URL_CHARACTERS },
} as const;

export type TextField = keyof typeof TEXT_FIELDS;

const NAMES = Object.keys(TEXT_FIELDS) as TextField[]; // Object.keys forgets which keys

/** Something for each of the plain texts, by its name. */
export const eachText = <T>(make: (name: TextField) => T): Record<TextField, T> =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Record<TextField, T>; // one for each name
