import type { Id, Reference } from './entities';

/** Why readers do not see an item any more. */
export const GONE_STATES = ['withdrawn', 'went-dark', 'deleted'] as const;
export type GoneState = (typeof GONE_STATES)[number];

/** The published copy of an item, with all that a website needs to show it (extension `site-news`). */
export type SiteArticle = {
  id: Id;
  /** The number of the event since which readers see it like this. */
  change: number;
  version: number;
  /** Its address on the public site. */
  url: string;
  title: string;
  /** The summary as plain text. */
  summary: string;
  /** Sanitised, with the credits of its pictures (`<small class="credit">`); its addresses may be relative to `url`. */
  html: string;
  metaTitle: string;
  metaDescription: string;
  tags: string[];
  references: Reference[];
  videoUrl: string;
  tiktokUrl: string;
  coverImageUrl: string | null;
  /** Whom readers see as the author of the picture; empty if nobody is named. */
  coverCredit: string;
  squareImageUrl: string | null;
  squareCredit: string;
  group: { id: Id; name: string };
  /** Null if it has been deleted since. */
  category: { id: Id; name: string } | null;
  country: { code: string; name: string } | null;
  author: { id: Id; name: string };
  publishedAt: string;
  /** When this version was approved; null if it is not known. */
  approvedAt: string | null;
  /** When it goes dark, without a further event; null if it stays. */
  until: string | null;
};

/** An item that readers saw and see no more. */
export type SiteGone = { id: Id; change: number; state: GoneState };

/** What has changed for readers after a number, in the order of the changes. */
export type SiteNews = {
  articles: SiteArticle[];
  gone: SiteGone[];
  /** The number to ask with next. */
  next: number;
  /** Whether there is more already. */
  hasMore: boolean;
  /** When time alone changes something next; null if it does not. */
  changesAt: string | null;
};

/** The most items that one call of a website can report views of, and the most views of one of them. */
export const MAX_REPORTED_ITEMS = 500;
export const MAX_REPORTED_VIEWS = 100_000;

/** The views that a website has counted itself since its last report. */
export type ViewsReport = { views: { id: Id; count: number }[] };
