import type { Id, IsoDate, Profile, Reference, Tag } from './entities';
import type { PostStatus } from './enums';
import type { Snippet } from './find-news';
import type { RemovedPart } from './removed-html';

/**
 * The editable content of a news item. The field table of the console and the ETag of the server cover all
 * of it.
 */
export type NewsContent = {
  title: string;
  metaTitle: string;
  markdown: string;
  metaDescription: string;
  categoryId: Id;
  countryCode: string;
  publishedAt: IsoDate;
  html: string;
  tags: Tag[];
  references: Reference[];
  videoUrl: string;
  tiktokUrl: string;
  coverImageUrl: string | null;
  squareImageUrl: string | null;
};

/** Why an item was returned to its writer, and by whom (extension `returns`). */
export type NewsReturn = { comment: string; at: IsoDate; by: string };

/** The version that readers see, or saw until it went dark or was withdrawn (extension `published-copy`). */
export type PublishedCopy = {
  version: number;
  /** When it was approved; null if that is unknown. */
  publishedAt: IsoDate | null;
  /** When its 24 hours end or ended; null if it is approved permanently. */
  until: IsoDate | null;
  /** Who approved it; empty if that is unknown. */
  by: string;
};

/** What readers see (`GET …/news/{newsId}/published`). */
export type PublishedContent = PublishedCopy & { content: NewsContent };

export type NewsItem = NewsContent & {
  id: Id;
  createdAt: IsoDate;
  fullUrl: string;
  shortUrl: string;
  status: PostStatus;
  statusText: string;
  approvalText: string;
  /** Approved for 24 hours ("time-approved"). */
  isApprovedLifeTime: boolean;
  isApprovedPermanent: boolean;
  /** Who wrote it. Only a backend with the extension `author` sends it, with a single item. */
  author?: Profile;
  /** Who wrote it, by id. Only a backend with the extension `four-eyes` sends it, in lists. */
  authorId?: Id;
  /**
   * Everybody who wrote a part of it since the approved version before. Only a backend with the extension
   * `four-eyes` sends it.
   */
  writers?: Id[];
  /**
   * The picture from which both covers were cropped; null if each cover is its own picture. A backend
   * without the extension `cover-original` omits it.
   */
  coverOriginalUrl?: string | null;
  /**
   * When the approval for 24 hours ends or ended; null if there was none. A backend without the extension
   * `approval-desk` omits it.
   */
  approvedUntil?: IsoDate | null;
  /** Set until the item is saved again. A backend without the extension `returns` omits it. */
  returned?: NewsReturn | null;
  /**
   * The published copy; null before the first approval. A backend without the extension `published-copy` omits it, `shownFrom`
   * and `waitingSince`.
   */
  published?: PublishedCopy | null;
  /** From when readers see the published copy, or saw it: its Publish at, while that of the newest version may be another. */
  shownFrom?: IsoDate | null;
  /** The time of the first save that nobody has decided on; null if nothing waits for approval. */
  waitingSince?: IsoDate | null;
};

/**
 * The response to creating or editing an item. `removed` lists what a backend with `removed-html` took out
 * of it.
 */
export type SavedNews = NewsItem & { removed?: RemovedPart[] };

/** A row of a news list: the item without its body. */
export type NewsSummary = Pick<
  NewsItem,
  | 'id'
  | 'title'
  | 'coverImageUrl'
  | 'squareImageUrl'
  | 'categoryId'
  | 'countryCode'
  | 'publishedAt'
  | 'createdAt'
  | 'status'
  | 'statusText'
  | 'approvalText'
  | 'isApprovedLifeTime'
  | 'isApprovedPermanent'
  | 'approvedUntil'
  | 'returned'
  | 'published'
  | 'shownFrom'
  | 'waitingSince'
  | 'authorId'
  | 'writers'
> & {
  /** Where a search found it, unless the row shows that in its title (extension `search-news`). */
  snippet?: Snippet;
};

/** A row of a person's news, which can be in any group. */
export type JournalistNews = NewsSummary & { groupId: Id };
