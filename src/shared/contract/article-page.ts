import { escapeHtml, markdownToHtml } from './markdown';
import type { NewsContent } from './news';
import { creditMarkup, type CreditOf, withCredits } from './picture-credits';

/** The language of the public page of an item, which is that of its title. */
export type PageLanguage = 'th' | 'en';

/** What the public page shows of an item. */
export type ArticleOfReaders = Pick<
  NewsContent,
  'title' | 'markdown' | 'html' | 'coverImageUrl' | 'references' | 'videoUrl' | 'tiktokUrl'
> & {
  /** Null if there is none. */
  publishedAt: Date | null;
  tags: readonly string[];
};

/** The names of the fields on the page; the console marks their places with them. */
export type ArticlePlace =
  keyof Omit<ArticleOfReaders, 'publishedAt' | 'coverImageUrl'> | 'publishedDate' | 'cover';

const WORDS = {
  video: { th: 'ดูวิดีโอ', en: 'Watch the video' },
  tiktok: { th: 'ดูบน TikTok', en: 'Watch on TikTok' },
  references: { th: 'แหล่งอ้างอิง', en: 'References' },
  tags: { th: 'แท็ก', en: 'Tags' },
};

const LOCALES = { th: 'th-TH', en: 'en-GB' };

const dateIn = (language: PageLanguage, date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    date,
  );

/** The language of the page of an item with this title. */
export const pageLanguage = (title: string): PageLanguage => (/\p{Script=Thai}/u.test(title) ? 'th' : 'en');

const isWeb = (address: string) => /^https?:\/\//i.test(address);
const linkTo = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}" rel="noopener nofollow">${escapeHtml(text)}</a>`;
const listOf = (title: string, attributes: string, items: string[]) =>
  items.length === 0
    ? ''
    : `<h2>${title}</h2><ul${attributes}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/**
 * The article of an item's public page, as the site sends it and as the console shows it before. `html` must be sanitised.
 * @param timeZone the zone of the newsroom, in which readers see the date
 * @param markOf attributes that mark the place of a field, for the console
 * @param creditOf whom readers see as the author of a picture
 */
export const articleMarkup = (
  {
    title,
    publishedAt,
    markdown,
    coverImageUrl,
    html,
    videoUrl,
    tiktokUrl,
    tags,
    references,
  }: ArticleOfReaders,
  timeZone: string,
  markOf: (place: ArticlePlace) => string = () => '',
  creditOf: CreditOf = () => '',
): string => {
  const language = pageLanguage(title);
  const say = (name: keyof typeof WORDS) => WORDS[name][language];
  const video = (place: 'videoUrl' | 'tiktokUrl', address: string, text: string) =>
    isWeb(address) ? `<p${markOf(place)}>${linkTo(address, text)}</p>` : '';
  const sources = references.map(({ label, link }) =>
    isWeb(link) ? linkTo(link, label || link) : escapeHtml(label || link),
  );
  return `<h1${markOf('title')}>${escapeHtml(title)}</h1>
${publishedAt ? `<p class="about"><time datetime="${publishedAt.toISOString()}"${markOf('publishedDate')}>${escapeHtml(dateIn(language, publishedAt, timeZone))}</time></p>` : ''}
${markdown.trim() ? `<div class="lead"${markOf('markdown')}>${markdownToHtml(markdown)}</div>` : ''}
${coverImageUrl ? `<img class="cover" src="${escapeHtml(coverImageUrl)}" alt=""${markOf('cover')}>${creditMarkup(creditOf(coverImageUrl), language)}` : ''}
<div class="text"${markOf('html')}>${withCredits(html, creditOf, language)}</div>
${video('videoUrl', videoUrl, say('video'))}${video('tiktokUrl', tiktokUrl, say('tiktok'))}
<footer>${listOf(
    say('tags'),
    markOf('tags'),
    tags.map((tag) => `#${escapeHtml(tag)}`),
  )}${listOf(say('references'), markOf('references'), sources)}</footer>`;
};

/** The style of what an article can contain. The colours are variables: --text, --soft, --line, --link and --page. */
export const ARTICLE_RULES = `
h1, h2, h3, h4, h5, h6 { line-height: 1.35 }
a[href] { color: var(--link) }
img, video, iframe { max-width: 100%; border: 0 }
img { height: auto }
iframe { width: 100%; aspect-ratio: 16 / 9; height: auto }
figure { margin: 1.5rem 0 }
figcaption { color: var(--soft); font-size: .95em }
.credit { display: block; unicode-bidi: isolate; color: var(--soft); font-size: .85em }
figcaption .credit { display: inline }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse }
td, th { border: 1px solid var(--line); padding: .35rem .6rem; text-align: start }
blockquote { margin: 1rem 0; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line); color: var(--soft) }
pre { white-space: pre-wrap }
`;

/** The style of the public page: its fonts, measure and parts. */
export const PAGE_RULES = `
* { box-sizing: border-box }
.page { background: var(--page); color: var(--text); font: 18px/1.75 'Noto Sans Thai', 'Sarabun', 'Leelawadee UI', Thonburi, 'IBM Plex Sans Thai', system-ui, sans-serif; overflow-wrap: anywhere }
.measure { max-width: 704px; margin: 0 auto; padding: 24px 16px 64px; container-type: inline-size }
h1 { margin: 0 0 8px; font-size: 28px; font-size: clamp(26px, 5cqi, 36px) }
.about, footer { color: var(--soft); font-size: 15px }
.cover { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: cover; border-radius: 8px; margin: 20px 0 }
article > picture + .credit, .cover + .credit { margin: -16px 0 20px }
.lead { font-size: 19px; color: var(--soft) }
footer { margin-top: 40px; padding-top: 16px; border-top: 1px solid var(--line) }
footer h2 { margin: 16px 0 4px; font-size: 16px; color: var(--text) }
footer ul { margin: 0; padding-left: 20px }
`;
