import type { Country, NewsCategory, NewsContent } from '@/shared/contract';

/** The options that the form offers (NWS-15). */
export type NewsChoices = { categories: NewsCategory[]; countries: Country[] };

/** The names that stored values have now. */
export type NewsNames = NewsChoices & {
  /** What to say of a value that has no name any more; undefined if the names are only those of the form. */
  gone?: string;
};

/** A cover: a newly chosen file, or the address of the stored one. */
export type Cover = File | string | null;

/**
 * Everything that the console needs to know about one field of news. `T` is the type of its value in the
 * form.
 */
export type NewsField<T, Stored extends keyof NewsContent = keyof NewsContent> = {
  /** The key of the item in the API. */
  stored: Stored;
  empty: (now: Date | null) => T;
  read: (news: NewsContent) => T;
  /**
   * Replaces a value that the form does not offer; a select box would otherwise show another option instead.
   */
  offered?: (value: T, choices: NewsChoices) => T;
  /** Two values are equal if their texts are equal. Trims what the server trims. */
  text: (value: T) => string;
  /** What a reader sees, independent of how the backend formats the markup; defaults to `text`. */
  shown?: (value: T) => string;
  /** The value as a person reads it, line by line. */
  lines: (value: T, names: NewsNames) => string[];
  /**
   * Its lines for the checks of language; null if it has none of its own (the lines of an article are those of its blocks).
   * Required, so that no new field is approved unchecked.
   */
  prose: ((value: T) => string[]) | null;
  /** How two values are compared on screen; defaults to words. */
  comparedBy?: 'whole' | 'article';
  /** A picture to show instead of lines. */
  image?: (value: T) => Cover;
  /** Merges the changes of both sides of a set; null if both changed one entry differently. */
  merge?: (base: T, mine: T, theirs: T) => T | null;
  /** Its part of the multipart form; null if it is not sent. */
  toPart: (value: T) => string | File | null;
  /** Writes the field into a backup file and reads it back; undefined if the file has no valid value. */
  encode: (value: T) => unknown;
  decode: (raw: unknown) => T | undefined;
};
