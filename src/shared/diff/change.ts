/** One version of a value as a person reads it: lines of text, or a picture. */
export type Side = { lines: string[]; image: File | string | null };

/** The difference between two versions of a value. */
export type Change = {
  before: Side;
  after: Side;
  /** How to compare: by words, as a whole, or as articles (then the first line is the html). */
  by: 'words' | 'whole' | 'article';
};
