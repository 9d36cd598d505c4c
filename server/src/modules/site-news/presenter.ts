import { markdownToText, pageLanguage, type SiteArticle, withCredits } from '@contract';

import { creditIn } from '../media/credits';
import { pageAddress } from '../news/presenter';

import type { ArticleRow, FeedRow } from './repository';

const absolute = (address: string | null, publicUrl: string): string | null =>
  address === null ? null : new URL(address, publicUrl).href;

/** The head of an article, as a website and its feeds show it. */
export const toHead = (row: FeedRow, publicUrl: string) => ({
  id: row.id,
  url: pageAddress(row.id, row.title, publicUrl),
  title: row.title,
  summary: markdownToText(row.markdown) || row.metaDescription,
  tags: row.tags,
  coverImageUrl: absolute(row.coverImageUrl, publicUrl),
  coverCredit: creditIn(row.credits, publicUrl)(row.coverImageUrl ?? ''),
  category: row.category,
  author: row.author,
  publishedAt: row.publishedAt.toISOString(),
  approvedAt: row.approvedAt?.toISOString() ?? null,
});

/** An article with all that a website needs to show it. */
export const toSiteArticle = (row: ArticleRow, change: number, publicUrl: string): SiteArticle => ({
  ...toHead(row, publicUrl),
  change,
  version: row.version,
  html: withCredits(row.html, creditIn(row.credits, publicUrl), pageLanguage(row.title)),
  metaTitle: row.metaTitle,
  metaDescription: row.metaDescription,
  references: row.references,
  videoUrl: row.videoUrl,
  tiktokUrl: row.tiktokUrl,
  squareImageUrl: absolute(row.squareImageUrl, publicUrl),
  squareCredit: creditIn(row.credits, publicUrl)(row.squareImageUrl ?? ''),
  group: row.group,
  country: row.country,
  until: row.until?.toISOString() ?? null,
});
