import type { Localized } from '../../http/localized';

/** An article of an archive, as the archive writes it: nothing of it is checked yet. */
export type ArchiveItem = {
  /** The id of the article in its archive. */
  sourceId: string;
  title: string;
  html: string;
  summary: string;
  metaTitle: string;
  metaDescription: string;
  /** Usernames and e-mail addresses under which the archive knows the author. */
  authors: string[];
  categories: string[];
  tags: string[];
  country: string;
  /** A JSON array of `{label, link}`. */
  references: string;
  videoUrl: string;
  tiktokUrl: string;
  createdAt: string;
  publishedAt: string;
  /** `published`, `draft`, or a status of the archive that is not imported. */
  status: string;
  /** The address of the article on its website. */
  address: string;
  /** An address, or the path of a file beside the article. */
  cover: string;
  square: string;
};

export const EMPTY_ITEM: ArchiveItem = {
  sourceId: '',
  title: '',
  html: '',
  summary: '',
  metaTitle: '',
  metaDescription: '',
  authors: [],
  categories: [],
  tags: [],
  country: '',
  references: '',
  videoUrl: '',
  tiktokUrl: '',
  createdAt: '',
  publishedAt: '',
  status: 'draft',
  address: '',
  cover: '',
  square: '',
};

/**
 * What a reader of a format yields: an article, or why one cannot be read. `place`: where it is in the archive, for a person.
 * `folder`: the folder of the files that it names. `changes`: what the reader has changed in the article.
 */
export type Reading = ItemReading | { place: string; problem: Localized };
export type ItemReading = { place: string; item: ArchiveItem; folder?: string; changes?: Localized[] };

/** The archive cannot be read any further. */
export class BrokenArchive extends Error {
  constructor(
    readonly place: string,
    readonly text: Localized,
  ) {
    super(`${place}: ${text.en}`);
    this.name = 'BrokenArchive';
  }
}
