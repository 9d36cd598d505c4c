import { useLayoutEffect, useRef } from 'react';

import { sanitizeToBody } from '@/shared/editor/sanitize-html';
import { useMessages } from '@/shared/i18n/messages';

import { useLinkRules } from '../form/use-link-rules';

import { openLinksElsewhere } from './article-links';
import { articleShadow } from './article-shadow';
import { reviewMessages } from './messages';

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
    articleShadow(host.current).replaceChildren(...article.childNodes);
  }, [html, address, rules, player]);
  return <div ref={host} data-field="html" />;
}
