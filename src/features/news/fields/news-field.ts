import type { Country, NewsCategory, NewsContent } from '@/shared/contract';

/** What may be chosen in the form (NWS-15). */
export type NewsChoices = { categories: NewsCategory[]; countries: Country[] };

/** A cover: a newly chosen file, or the address of the one on the server. */
export type Cover = File | string | null;

/** All that the console has to know of one field of news. `T` is its value in the form. */
export type NewsField<T, Stored extends keyof NewsContent = keyof NewsContent> = {
  /** What holds it in an item of the API. */
  stored: Stored;
  empty: (now: Date) => T;
  read: (news: NewsContent) => T;
  /** The value that the form can show; a select box would show another in place of one that it does not offer. */
  offered?: (value: T, choices: NewsChoices) => T;
  /** The one equality: two values are the same where their texts are. The server trims what this trims. */
  text: (value: T) => string;
  /** What a reader sees of it, whatever markup the backend has tidied; its text unless told otherwise. */
  shown?: (value: T) => string;
  /** As a person reads it, line by line. */
  lines: (value: T, choices: NewsChoices) => string[];
  /** How two values are shown beside each other; by words unless told otherwise. */
  comparedBy?: 'whole' | 'article';
  /** The picture that a person sees instead of lines. */
  image?: (value: T) => Cover;
  /** Both changes of a set; null where both sides have made different things of one entry. */
  merge?: (base: T, mine: T, theirs: T) => T | null;
  /** Its part of the multipart form; null where it is not sent. */
  toPart: (value: T) => string | File | null;
  /** Writes the field into a backup file and reads it back; undefined where the file holds nothing valid for it. */
  encode: (value: T) => unknown;
  decode: (raw: unknown) => T | undefined;
};
