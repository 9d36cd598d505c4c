import { rewriteLink, type LinkRules } from '../links';

import { isElement, parseBody, type HtmlNode } from './html-tree';

type Change = { start: number; end: number; text: string };

const changesOf = (node: HtmlNode, rules: LinkRules): Change[] => {
  if (!isElement(node)) return [];
  const inner = node.childNodes.flatMap((child) => changesOf(child, rules));
  const place = node.tagName === 'a' ? node.sourceCodeLocation?.attrs?.['href'] : undefined;
  const href = node.attrs.find(({ name }) => name === 'href')?.value ?? '';
  const rewritten = rewriteLink(href, rules);
  if (!place || rewritten === href) return inner;
  const text = `href="${rewritten.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  return [{ start: place.startOffset, end: place.endOffset, text }, ...inner];
};

/**
 * Rewrites outgoing links to pass through the redirect path (EDT-03). Only the bytes of their `href` change.
 */
export const rewriteLinks = (html: string, rules: LinkRules): string => {
  const changes = new Map(
    parseBody(html)
      .flatMap((node) => changesOf(node, rules))
      .map((change) => [change.start, change]),
  );
  let rewritten = '';
  let from = 0;
  for (const { start, end, text } of [...changes.values()].sort((a, b) => a.start - b.start)) {
    rewritten += html.slice(from, start) + text;
    from = end;
  }
  return rewritten + html.slice(from);
};
