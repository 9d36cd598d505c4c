import { useLayoutEffect, useRef } from 'react';

import { articleMarkup, type NewsItem } from '@/shared/contract';
import { sanitizeToBody } from '@/shared/editor/sanitize-html';
import { useMessages } from '@/shared/i18n/messages';
import { usePictureSizes } from '@/shared/lib/use-picture-sizes';
import { parseHtml } from '@/shared/text/html-to-text';
import { isEmptyHtml } from '@/shared/text/is-empty-html';
import { newsroomZone } from '@/shared/text/newsroom-time';
import { articleShadow, PAGE_STYLE } from '@/shared/ui/article-shadow/article-shadow';

import { newsMessages } from '../messages';
import { openLinksElsewhere } from '../model/article-links';
import { useLinkRules } from '../model/use-link-rules';

import { pageMessages } from './page-messages';

/** Of the column of the page. */
const COVER_WIDTH = '(min-width: 704px) 672px, 100vw';

const dateOf = (text: string) => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** What the public page shows of an item, and its address there; empty if it has none yet. */
export type ShownNews = Pick<
  NewsItem,
  | 'title'
  | 'markdown'
  | 'html'
  | 'coverImageUrl'
  | 'references'
  | 'videoUrl'
  | 'tiktokUrl'
  | 'publishedAt'
  | 'tags'
  | 'fullUrl'
>;

/**
 * The public page of an item, from the template of the site. Sanitized and isolated: no script runs, and its styles affect
 * nothing else. Links are resolved against the address of the item on the website.
 */
export function PublicPage({ news }: { news: ShownNews }) {
  const { player, noContent } = useMessages(pageMessages);
  const { noTitle } = useMessages(newsMessages);
  const host = useRef<HTMLDivElement>(null);
  const rules = useLinkRules();
  const { srcSet, sizes } = usePictureSizes(news.coverImageUrl, COVER_WIDTH);
  useLayoutEffect(() => {
    if (!host.current || !rules) return;
    const text = sanitizeToBody(news.html);
    text.querySelectorAll('[tabindex]').forEach((stop) => stop.removeAttribute('tabindex'));
    for (const frame of text.querySelectorAll('iframe')) frame.title ||= player;
    const shown = {
      ...news,
      title: news.title || noTitle,
      publishedAt: dateOf(news.publishedAt),
      tags: news.tags.map(({ name }) => name),
      html: '',
    };
    const markup = articleMarkup(shown, newsroomZone(), (place) => ` data-field="${place}"`);
    const page = parseHtml(`<div class="page"><div class="measure">${markup}</div></div>`);
    const cover = page.querySelector('[data-field="cover"]');
    if (srcSet !== undefined) cover?.setAttribute('srcset', srcSet);
    if (sizes !== undefined) cover?.setAttribute('sizes', sizes);
    // The title of the page is the heading of the console above.
    page.querySelector('h1')?.setAttribute('aria-level', '2');
    // The nodes themselves: text that is written and parsed once more can become something else.
    const place = page.querySelector('[data-field="html"]');
    if (isEmptyHtml(news.html)) place?.append(noContent);
    else place?.append(...text.childNodes);
    openLinksElsewhere(page, news.fullUrl, rules);
    articleShadow(host.current, PAGE_STYLE).replaceChildren(...page.childNodes);
  }, [news, rules, player, noContent, noTitle, srcSet, sizes]);
  return <div ref={host} data-shadow />;
}
