import type { Country, Id, IsoDate, NewsCategory, NewsItem, Reference } from '@/shared/contract';

/** What the news form holds. The names are those of the wire, so that the server's field errors find their fields. */
export type NewsFormValues = {
  /** A newly chosen file; null where none was chosen, or the one on the server stays. */
  cover: File | null;
  square: File | null;
  title: string;
  metaTitle: string;
  markdown: string;
  metaDescription: string;
  categoryId: Id | '';
  countryCode: string;
  publishedDate: Date | null;
  html: string;
  tags: string[];
  references: Reference[];
  videoUrl: string;
  tiktokUrl: string;
};

/** What may be chosen in the form (NWS-15). */
export type NewsChoices = { categories: NewsCategory[]; countries: Country[] };

export const emptyNews = (now: Date): NewsFormValues => ({
  cover: null,
  square: null,
  title: '',
  metaTitle: '',
  markdown: '',
  metaDescription: '',
  categoryId: '',
  countryCode: '',
  publishedDate: now,
  html: '',
  tags: [],
  references: [],
  videoUrl: '',
  tiktokUrl: '',
});

/** A date of the server; null where there is none. */
export const toDate = (iso: IsoDate): Date | null => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
};

/**
 * An item as the form opens it. A category or country that is no longer offered counts as not chosen: the select
 * box would show another in its place, and nobody would see that.
 */
export const toFormValues = (news: NewsItem, { categories, countries }: NewsChoices): NewsFormValues => ({
  cover: null,
  square: null,
  title: news.title,
  metaTitle: news.metaTitle,
  markdown: news.markdown,
  metaDescription: news.metaDescription,
  categoryId: categories.some(({ id }) => id === news.categoryId) ? news.categoryId : '',
  countryCode: countries.some(({ code }) => code === news.countryCode) ? news.countryCode : '',
  publishedDate: toDate(news.publishedAt),
  html: news.html,
  tags: news.tags.map(({ name }) => name),
  references: news.references,
  videoUrl: news.videoUrl,
  tiktokUrl: news.tiktokUrl,
});

/** The references that say something: an untouched pair of fields is none. */
export const filledReferences = (references: Reference[]): Reference[] =>
  references
    .map(({ label, link }) => ({ label: label.trim(), link: link.trim() }))
    .filter(({ label, link }) => label !== '' || link !== '');
