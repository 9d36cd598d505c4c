import { targetOf, type LinkRules } from '@/shared/editor/links';

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

const isWeb = (address: string) => /^https?:/i.test(address);

/**
 * Where a link of an article leads its reader, seen from another site: past the redirect, and from where the article
 * stands. Null for a place in the article itself, and where nobody knows.
 * @param base the article's own address; empty where it has none
 */
export const readersAddress = (href: string, base: string, rules: LinkRules): string | null => {
  if (href.startsWith('#')) return null;
  const target = targetOf(href, rules);
  if (/^(?:mailto|tel):/i.test(target)) return target;
  if (!URL.canParse(target, base || undefined)) return null;
  const address = new URL(target, base || undefined).href;
  return isWeb(address) ? address : null;
};

/** Makes the links of an article open beside the console, or not at all. */
export const openLinksElsewhere = (article: HTMLElement, base: string, rules: LinkRules) => {
  for (const link of article.querySelectorAll('a')) {
    const address = readersAddress(link.getAttribute('href') ?? '#', base, rules);
    if (address === null) link.removeAttribute('href');
    else Object.assign(link, { ...ELSEWHERE, href: address });
  }
};
