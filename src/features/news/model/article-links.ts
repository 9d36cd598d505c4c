import { targetOf, type LinkRules } from '@/shared/editor/links';

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

const isWeb = (address: string) => /^https?:/i.test(address);

/**
 * The target of a link in an article, as seen from another site: without the redirect, resolved against the
 * article's address. Null for a place in the article itself, and if the target is unknown.
 * @param base the article's own address; empty if it has none
 */
export const readersAddress = (href: string, base: string, rules: LinkRules): string | null => {
  if (href.startsWith('#')) return null;
  const target = targetOf(href, rules);
  if (/^(?:mailto|tel):/i.test(target)) return target;
  if (!URL.canParse(target, base || undefined)) return null;
  const address = new URL(target, base || undefined).href;
  return isWeb(address) ? address : null;
};

/** Makes the links of an article open in a new tab, or disables them. */
export const openLinksElsewhere = (article: HTMLElement, base: string, rules: LinkRules) => {
  for (const link of article.querySelectorAll('a')) {
    const address = readersAddress(link.getAttribute('href') ?? '#', base, rules);
    if (address === null) link.removeAttribute('href');
    else Object.assign(link, { ...ELSEWHERE, href: address });
  }
};
