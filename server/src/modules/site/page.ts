import type { InferSelectModel } from 'drizzle-orm';

import type { newsPublished } from '../../db/schema';
import type { Locale } from '../../http/localized';
import { NEWSROOM_TIME_ZONE } from '../journalists/week';

import { Markup, markup } from './markup';
import { siteMessages } from './messages';
import { STYLE } from './style';

const LOCALES = { th: 'th-TH', en: 'en-GB' };

const dateIn = (locale: Locale, date: Date): string =>
  new Intl.DateTimeFormat(LOCALES[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: NEWSROOM_TIME_ZONE,
  }).format(date);

const languageOf = (text: string): Locale => (/\p{Script=Thai}/u.test(text) ? 'th' : 'en');

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
<body><main>${body}</main></body></html>`.html
  }\n`;

const list = (title: string, items: readonly Markup[]): Markup | null =>
  items.length === 0
    ? null
    : markup`<h2>${title}</h2><ul>${items.map((item) => markup`<li>${item}</li>`)}</ul>`;

const link = (address: string, text: string): Markup | null =>
  /^https?:\/\//i.test(address)
    ? markup`<p><a href="${address}" rel="noopener nofollow">${text}</a></p>`
    : null;

const meta = (attribute: 'name' | 'property', name: string, content: string): Markup | null =>
  content === '' ? null : markup`<meta ${new Markup(attribute)}="${name}" content="${content}">`;

/** The meta tags for search engines and link previews. */
const headOf = (item: Article, address: string, image: string): Markup => {
  const title = item.metaTitle || item.title;
  const description = item.metaDescription || item.markdown;
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
 */
export const articlePage = (item: Article, address: string): string => {
  const language = languageOf(item.title);
  const cover = item.coverImageUrl ? new URL(item.coverImageUrl, address).href : '';
  const say = (name: keyof typeof siteMessages) => siteMessages[name][language];
  const references = item.references.map(({ label, link: href }) =>
    /^https?:\/\//i.test(href)
      ? markup`<a href="${href}" rel="noopener nofollow">${label || href}</a>`
      : markup`${label}`,
  );
  return pageOf({
    language,
    title: item.metaTitle || item.title,
    head: headOf(item, address, cover),
    body: markup`<article><h1>${item.title}</h1>
<p class="about"><time datetime="${item.publishedAt.toISOString()}">${dateIn(language, item.publishedAt)}</time></p>
${item.markdown ? markup`<p class="lead">${item.markdown}</p>` : null}
${item.coverImageUrl ? markup`<img class="cover" src="${item.coverImageUrl}" alt="">` : null}
${new Markup(item.html)}
${link(item.videoUrl, say('video'))}${link(item.tiktokUrl, say('tiktok'))}
<footer>${list(
      say('tags'),
      item.tags.map((tag) => markup`#${tag}`),
    )}${list(say('references'), references)}</footer></article>`,
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
