import type { NewsItem } from '@/shared/contract';
import { htmlToText, parseHtml } from '@/shared/text/html-to-text';

import { filledReferences, toDate, type NewsFormValues } from './news-form-values';

/** A cover is a newly chosen file, or the address of the one on the server. */
type Cover = File | string | null;

/** An item as one side has it: what the server holds, or what stands in a form over it. */
export type NewsVersion = Omit<NewsFormValues, 'cover' | 'square'> & { cover: Cover; square: Cover };
export type NewsField = keyof NewsVersion;

/** The fields in the order of the form. */
export const NEWS_FIELDS: readonly NewsField[] = [
  'title',
  'metaTitle',
  'markdown',
  'metaDescription',
  'html',
  'references',
  'categoryId',
  'countryCode',
  'publishedDate',
  'cover',
  'square',
  'tags',
  'tiktokUrl',
  'videoUrl',
];

export const storedVersion = (news: NewsItem): NewsVersion => ({
  title: news.title,
  metaTitle: news.metaTitle,
  markdown: news.markdown,
  metaDescription: news.metaDescription,
  html: news.html,
  references: news.references,
  categoryId: news.categoryId,
  countryCode: news.countryCode,
  publishedDate: toDate(news.publishedAt),
  cover: news.coverImageUrl,
  square: news.squareImageUrl,
  tags: news.tags.map(({ name }) => name),
  tiktokUrl: news.tiktokUrl,
  videoUrl: news.videoUrl,
});

/** What stands in a form; a cover that was not chosen anew is the one the form was opened with. */
export const typedVersion = (values: NewsFormValues, opened?: NewsItem): NewsVersion => ({
  ...values,
  cover: values.cover ?? opened?.coverImageUrl ?? null,
  square: values.square ?? opened?.squareImageUrl ?? null,
});

const fileOnly = (cover: Cover) => (cover instanceof File ? cover : null);

/** The form's values again: a cover that the server has is not sent. */
export const valuesOf = (version: NewsVersion): NewsFormValues => ({
  ...version,
  cover: fileOnly(version.cover),
  square: fileOnly(version.square),
});

const coverText = (cover: Cover) =>
  cover instanceof File ? `file:${cover.name}:${cover.size}:${cover.lastModified}` : (cover ?? '');

/** A field as one text: two sides have the same there where their texts are equal. The server trims what this trims. */
export const fieldText = (version: NewsVersion, field: NewsField): string => {
  switch (field) {
    case 'cover':
    case 'square':
      return coverText(version[field]);
    case 'publishedDate':
      // It is chosen and shown to the minute.
      return String(Math.floor(Number(version.publishedDate) / 60_000));
    case 'tags':
      return JSON.stringify(version.tags);
    case 'references':
      return JSON.stringify(filledReferences(version.references).map(({ label, link }) => [label, link]));
    case 'markdown':
    case 'metaDescription':
    case 'html':
      return version[field];
    default:
      return String(version[field]).trim();
  }
};

export const sameField = (one: NewsVersion, other: NewsVersion, field: NewsField): boolean =>
  fieldText(one, field) === fieldText(other, field);

const shownHtml = (html: string) => {
  const media = [...parseHtml(html).querySelectorAll('[src]')].map((element) => element.getAttribute('src'));
  return [htmlToText(html), ...media].join('\n');
};

/**
 * All that a reader sees of an item but its covers, as one text: what was sent and what a backend has made of it,
 * markup tidied and spaces cut, are the same.
 */
export const shownText = (version: NewsVersion): string =>
  NEWS_FIELDS.filter((field) => field !== 'cover' && field !== 'square')
    .map((field) => (field === 'html' ? shownHtml(version.html) : fieldText(version, field)))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .join('\n');
