import { MAX_DESCRIPTION, MAX_TITLE, MAX_URL_CHARACTERS } from './limits';

/**
 * The optional plain texts of an item. The form's parts, their reading, the response and the entity tag are
 * derived from this table. `line`: trimmed; `box`: unchanged, including line breaks; `address`: empty or a web address.
 */
export const TEXT_FIELDS = {
  metaTitle: { kind: 'line', max: MAX_TITLE },
  metaDescription: { kind: 'box', max: MAX_DESCRIPTION },
  videoUrl: { kind: 'address', max: MAX_URL_CHARACTERS },
  tiktokUrl: { kind: 'address', max: MAX_URL_CHARACTERS },
} as const;

export type TextField = keyof typeof TEXT_FIELDS;

const NAMES = Object.keys(TEXT_FIELDS) as TextField[]; // Object.keys forgets which keys

/** An object with a value for each of the plain texts, by name. */
export const eachText = <T>(make: (name: TextField) => T): Record<TextField, T> =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Record<TextField, T>; // one for each name
