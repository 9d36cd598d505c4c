import { like, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { foldName } from '@contract';

/** An index cannot hold longer keys. Only names full of ligatures fold to more characters than they have. */
const MAX_KEY_CHARACTERS = 400;

/** The key under which a name is unique and is found: two names that read the same have the same key. */
export const nameKeyOf = (name: string): string => {
  const folded = foldName(name);
  return folded.length <= MAX_KEY_CHARACTERS ? folded : [...folded].slice(0, MAX_KEY_CHARACTERS).join('');
};

/**
 * A key that begins with a line break, which no folded name holds, is a placeholder: the name is not folded yet, or is the
 * later one of two names that are the same since names are folded.
 */
const isPlaceholder = (key: string): boolean => key.startsWith('\n');

export const hasPlaceholder = (key: AnyPgColumn): SQL => like(key, '\n%');

/** The placeholder of a stored name, by which its exact spelling is found. */
const placeholderOf = (name: string): SQL => sql`E'\n' || lower(${name} COLLATE "C")`;

/** Whether the row is the one that a name means: by its key, or the exact spelling of a later double. */
export const isNamed = (key: AnyPgColumn, name: string): SQL =>
  sql`${key} IN (${nameKeyOf(name)}, ${placeholderOf(name.trim())})`;

/** A name with its key. */
export const namedAs = (name: string): { name: string; nameKey: string } => ({
  name,
  nameKey: nameKeyOf(name),
});

/** A name that is shown, and need not be unique. */
export const displayedAs = (displayName: string): { displayName: string; displayKey: string } => ({
  displayName,
  displayKey: nameKeyOf(displayName),
});

/**
 * The name and key after a change. A later double whose name is not changed stays as it is, so that it does not block a change
 * of something else.
 */
export const renamedTo = (
  stored: { name: string; nameKey: string },
  name: string,
): { name: string; nameKey: string } => {
  const renamed = namedAs(name);
  const isUnchangedDouble = isPlaceholder(stored.nameKey) && nameKeyOf(stored.name) === renamed.nameKey;
  return isUnchangedDouble ? { name: stored.name, nameKey: stored.nameKey } : renamed;
};
