import { useLayoutEffect, useRef } from 'react';

import { sanitizeToBody } from '@/shared/editor/sanitize-html';
import { useMessages } from '@/shared/i18n/messages';

import { useLinkRules } from '../form/use-link-rules';

import { openLinksElsewhere } from './article-links';
import { reviewMessages } from './messages';

/** As the page for readers has it, with the colours of the console. */
const STYLE = `
  :host { display: block; contain: content; overflow-wrap: anywhere; }
  h1, h2, h3, h4, h5, h6 { line-height: 1.35; }
  a[href] { color: var(--mui-palette-primary-ink); }
  img, video, iframe { max-width: 100%; border: 0; }
  img { height: auto; }
  iframe { width: 100%; height: auto; aspect-ratio: 16 / 9; }
  figure { margin: 1.5rem 0; }
  figcaption { color: var(--mui-palette-text-secondary); font-size: 0.95em; }
  table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; }
  td, th { padding: 0.35rem 0.6rem; border: 1px solid var(--mui-palette-divider); text-align: start; }
  blockquote { margin: 1rem 0; padding-inline-start: 1rem; border-inline-start: 3px solid var(--mui-palette-divider); color: var(--mui-palette-text-secondary); }
  pre { white-space: pre-wrap; }
`;

let sheet: CSSStyleSheet | undefined;

/** The shadow of an element, where neither the console's styles nor the article's reach each other. */
const shadowOf = (host: HTMLElement): ShadowRoot => {
  if (host.shadowRoot) return host.shadowRoot;
  const shadow = host.attachShadow({ mode: 'open' });
  // Not a style element: the policy lets none in. jsdom has no such sheets.
  if ('adoptedStyleSheets' in shadow) {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
    }
    shadow.adoptedStyleSheets = [sheet];
  }
  return shadow;
};

type Props = {
  html: string;
  /** Where the article stands on the website; links that name no site start there. */
  address: string;
};

/** The text of an article as its readers see it: sanitised, so that nothing in it runs or leaves its place. */
export function ArticleBody({ html, address }: Props) {
  const { player } = useMessages(reviewMessages);
  const host = useRef<HTMLDivElement>(null);
  const rules = useLinkRules();
  useLayoutEffect(() => {
    if (!host.current || !rules) return;
    const article = sanitizeToBody(html);
    openLinksElsewhere(article, address, rules);
    article.querySelectorAll('[tabindex]').forEach((stop) => stop.removeAttribute('tabindex'));
    for (const frame of article.querySelectorAll('iframe')) frame.title ||= player;
    shadowOf(host.current).replaceChildren(...article.childNodes);
  }, [html, address, rules, player]);
  return <div ref={host} data-field="html" />;
}
