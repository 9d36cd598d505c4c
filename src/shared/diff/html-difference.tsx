import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { sanitizeToBody } from '@/shared/editor/sanitize-html';
import { useMessages } from '@/shared/i18n/messages';
import { inSlices } from '@/shared/lib/in-slices';
import { articleShadow } from '@/shared/ui/article-shadow/article-shadow';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { diffHtml } from './diff-html';
import { drawArticle } from './draw-article';
import { diffMessages } from './messages';

const SAID =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;';

/**
 * The marks of `diff-html.ts`; the labels are inherited from outside the shadow root. `content-visibility`
 * skips the layout of invisible blocks: with 1 320 changes in 440 paragraphs, the longest task took 176 to
 * 317 ms without it and at most 59 ms with it (five loads each).
 */
const STYLE = `
  del[data-diff], [data-diff="removed"] { background: var(--mui-palette-danger-soft); color: var(--mui-palette-danger-ink); text-decoration: line-through; }
  ins[data-diff], [data-diff="added"] { background: var(--mui-palette-success-soft); color: var(--mui-palette-success-ink); text-decoration: underline; }
  del[data-diff]::before, [data-diff="removed"]::before { content: var(--diff-removed); ${SAID} }
  ins[data-diff]::before, [data-diff="added"]::before { content: var(--diff-added); ${SAID} }
  del[data-diff] img, ins[data-diff] img { display: inline-block; width: 46%; margin: 1%; outline: 3px solid; vertical-align: top; }
  [data-diff="moved"], [data-diff="format"] { padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--mui-palette-info-ink); }
  [data-diff="moved"]::before, [data-diff="format"]::before { display: block; color: var(--mui-palette-info-ink); font-size: 0.8rem; font-weight: 600; }
  [data-diff="moved"]::before { content: var(--diff-moved); }
  [data-diff="format"]::before { content: var(--diff-format); }
  :host > * { content-visibility: auto; contain-intrinsic-height: auto 4rem; }
  details { margin: 0.5rem 0; }
  .choice { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.5rem; align-items: start; }
  .choice > input { width: 16px; height: 16px; margin: 0.7rem 0 0; accent-color: var(--mui-palette-primary-main); }
  .choice > :last-child { margin-block: 0.5rem; }
  .choice > input:not(:checked) + * { filter: grayscale(1); }
  summary { padding: 0.25rem 0.5rem; border-radius: 6px; background: var(--mui-palette-action-hover); color: var(--mui-palette-text-secondary); font-size: 0.875rem; cursor: pointer; }
`;

type Props = {
  before: string;
  after: string;
  onChoose?: (html: string | null) => void;
};

/** An article as readers see it, with the differences to the old one inline (HIS-02). */
export function HtmlDifference({ before, after, onChoose }: Props) {
  const messages = useMessages(diffMessages);
  const host = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const isChosen = onChoose !== undefined;
  const tell = useEffectEvent((html: string | null) => onChoose?.(html));
  useEffect(() => {
    const given = new AbortController();
    void inSlices(diffHtml(before, after, sanitizeToBody), given.signal).then((blocks) => {
      if (!blocks || !host.current) return;
      const article = document.createElement('div');
      article.append(...drawArticle(blocks, messages, isChosen ? (html) => tell(html) : undefined));
      // The article is inert: its links are disabled, and the keyboard cannot reach its frames.
      article
        .querySelectorAll('a, iframe, [tabindex]')
        .forEach((stop) => stop.setAttribute('tabindex', '-1'));
      article.querySelectorAll('a').forEach((link) => link.removeAttribute('href'));
      articleShadow(host.current, STYLE).replaceChildren(...article.childNodes);
      setReady(true);
    });
    return () => given.abort();
  }, [before, after, messages, isChosen]);
  return (
    <>
      {!isReady && <QueryState isLoading />}
      <div ref={host} />
    </>
  );
}
