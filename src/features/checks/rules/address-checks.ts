import { isElsewhere, rewriteLink, stagingHost, type StagingRules } from '@/shared/editor/links';

import type { Article } from './article';
import { finding, type CheckInput, type Finding, type Place } from './finding';

const MEDIA = 'img[src], video[src], audio[src], source[src], track[src], iframe[src], embed[src]';
const WEB_ADDRESSES = /\bhttps?:\/\/[^\s<>()"']+/gi;

type Address = { url: string; place: Place };

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** How to find a link again: by its text, or by the picture inside it. */
const placeOf = (link: Element): Place => {
  const picture = link.querySelector('img')?.getAttribute('src');
  const text = textOf(link);
  return { field: 'html', ...(text ? { text } : picture ? { media: picture } : {}) };
};

const linksOf = ({ body }: Article): Address[] =>
  [...body.querySelectorAll('a[href]')].map((link) => ({
    url: link.getAttribute('href') ?? '',
    place: placeOf(link),
  }));

const mediaOf = ({ body }: Article): Address[] =>
  [...body.querySelectorAll(MEDIA)].map((medium) => {
    const url = medium.getAttribute('src') ?? '';
    return { url, place: { field: 'html', media: url } };
  });

/** The addresses in the fields other than the body. */
const addressesAround = ({ values }: Pick<CheckInput, 'values'>): Address[] => {
  const written = (['markdown', 'metaDescription'] as const).flatMap((field) =>
    (values[field].match(WEB_ADDRESSES) ?? []).map((url) => ({ url, place: { field, text: url } })),
  );
  const stored = (['cover', 'square'] as const).flatMap((field) => {
    const url = values[field];
    return typeof url === 'string' ? [{ url, place: { field } }] : [];
  });
  return [
    ...written,
    ...stored,
    ...values.references.map(({ link }) => ({
      url: link,
      place: { field: 'references' as const, text: link },
    })),
    { url: values.tiktokUrl, place: { field: 'tiktokUrl' } },
    { url: values.videoUrl, place: { field: 'videoUrl' } },
  ];
};

const stagingFindings = (addresses: Address[], rules: StagingRules): Finding[] =>
  addresses.flatMap(({ url, place }) => {
    const host = stagingHost(url.trim(), rules);
    return host === null ? [] : [finding('staging-address', place, host)];
  });

/** Links and media on hosts that only staff can reach. */
export const stagingAddresses = (input: Pick<CheckInput, 'values' | 'rules'>, article: Article): Finding[] =>
  stagingFindings([...linksOf(article), ...mediaOf(article), ...addressesAround(input)], input.rules);

/** Pictures, videos and players that a browser blocks on an https page. */
export const insecureMedia = (_input: CheckInput, article: Article): Finding[] =>
  mediaOf(article)
    .filter(({ url }) => /^\s*http:/i.test(url))
    .map(({ url, place }) => finding('insecure-media', place, url));

const hostOf = (cover: unknown): string[] =>
  typeof cover === 'string' && URL.canParse(cover) ? [new URL(cover).host] : [];

/** Pictures on other websites. A backend may keep its own on another host, as the covers show. */
export const picturesElsewhere = (
  { values, rules }: Pick<CheckInput, 'values' | 'rules'>,
  { body }: Article,
): Finding[] => {
  const ownHosts = [...rules.ownHosts, ...hostOf(values.cover), ...hostOf(values.square)];
  return [...body.querySelectorAll('img[src^="https:" i]')]
    .map((picture) => picture.getAttribute('src') ?? '')
    .filter((src) => isElsewhere(src, { ...rules, ownHosts }) && stagingHost(src, rules) === null)
    .map((src) => finding('picture-elsewhere', { field: 'html', media: src }, new URL(src).host));
};

const decoded = (fragment: string) => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** Links to a missing place in the article. */
export const deadAnchors = (_input: CheckInput, article: Article): Finding[] => {
  const inPage = linksOf(article).filter(({ url }) => /^#./.test(url) && url.toLowerCase() !== '#top');
  if (inPage.length === 0) return [];
  const names = [...article.body.querySelectorAll('[id], a[name]')].flatMap((element) => [
    element.id,
    element.getAttribute('name'),
  ]);
  const known = new Set(names);
  return inPage
    .filter(({ url }) => !known.has(url.slice(1)) && !known.has(decoded(url.slice(1))))
    .map(({ url, place }) => finding('dead-anchor', place, url));
};

/** Outgoing links without the redirect. Saving rewrites links, so only stored links are checked. */
export const linksNotRewritten = ({ values, storedHtml, rules }: CheckInput, article: Article): Finding[] =>
  storedHtml !== values.html
    ? []
    : linksOf(article)
        .filter(({ url }) => rewriteLink(url, rules) !== url && stagingHost(url, rules) === null)
        .map(({ url, place }) => finding('link-not-rewritten', place, url));
