import type { InferSelectModel } from 'drizzle-orm';

import { articleMarkup, type CreditOf, metaTexts, pageLanguage } from '@contract';

import type { newsPublished } from '../../db/schema';
import type { Locale } from '../../http/localized';

import { Markup, markup } from './markup';
import { siteMessages } from './messages';
import { STYLE } from './style';

/** What readers see of an item. */
export type Article = Omit<
  InferSelectModel<typeof newsPublished>,
  'newsId' | 'version' | 'approvedAt' | 'approvedBy' | 'categoryId' | 'countryId' | 'squareImageUrl'
>;

type Page = { language: Locale; title: string; head?: Markup; body: Markup };

const pageOf = ({ language, title, head, body }: Page): string =>
  `<!doctype html>\n${
    markup`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg"><title>${title}</title>${head ?? null}<style>${new Markup(STYLE)}</style></head>
<body class="page"><main class="measure">${body}</main></body></html>`.html
  }\n`;

const meta = (attribute: 'name' | 'property', name: string, content: string): Markup | null =>
  content === '' ? null : markup`<meta ${new Markup(attribute)}="${name}" content="${content}">`;

/** The meta tags for search engines and link previews. */
const headOf = (item: Article, address: string, image: string): Markup => {
  const { title, description } = metaTexts(item);
  const tags = [
    meta('name', 'description', description),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('property', 'article:published_time', item.publishedAt.toISOString()),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  return markup`<link rel="canonical" href="${address}">${tags.flatMap((tag) => tag ?? [])}`;
};

/**
 * The page of an item, as plain HTML without script. Its `html` was sanitised when it was stored, and the page's policy
 * allows no script.
 * @param address the item's canonical address, for search engines and shared links
 * @param timeZone the zone of the newsroom
 * @param creditOf whom readers see as the author of a picture
 */
export const articlePage = (
  item: Article,
  address: string,
  timeZone: string,
  creditOf: CreditOf = () => '',
): string => {
  const cover = item.coverImageUrl ? new URL(item.coverImageUrl, address).href : '';
  return pageOf({
    language: pageLanguage(item.title),
    title: metaTexts(item).title,
    head: headOf(item, address, cover),
    body: markup`<article>${new Markup(articleMarkup(item, timeZone, undefined, creditOf))}</article>`,
  });
};

/** A page that explains, in the reader's language, why there is nothing to read. */
export const absentPage = (language: Locale, why: 'gone' | 'unknown'): string => {
  const title = siteMessages[why][language];
  return pageOf({
    language,
    title,
    head: markup`<meta name="robots" content="noindex">`,
    body: markup`<h1>${title}</h1><p>${siteMessages[`${why}Text`][language]}</p>`,
  });
};
