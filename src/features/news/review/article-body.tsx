import { useLayoutEffect, useRef } from 'react';

import { sanitizeToBody } from '@/shared/editor/sanitize-html';
import { useMessages } from '@/shared/i18n/messages';

import { useLinkRules } from '../form/use-link-rules';

import { openLinksElsewhere } from './article-links';
import { articleShadow } from './article-shadow';
import { reviewMessages } from './messages';

type Props = {
  html: string;
  /** The address of the article on the website; relative links are resolved against it. */
  address: string;
};

/**
 * The body of an article as readers see it. Sanitized and isolated: no script runs, and its styles affect
 * nothing else.
 */
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
