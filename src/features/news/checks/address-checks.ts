import { rewriteLink, stagingHost, type StagingRules } from '@/shared/editor/links';

import type { Article } from './article';
import { finding, type CheckInput, type Finding, type Place } from './finding';

const MEDIA = 'img[src], video[src], audio[src], source[src], track[src], iframe[src], embed[src]';
const WEB_ADDRESSES = /\bhttps?:\/\/[^\s<>()"']+/gi;

type Address = { url: string; place: Place };

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Where a link is found again: by its words, or by the picture that it stands around. */
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

/** What stands in the fields around the article. */
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

/** Links and media that lead to where only the staff can go. */
export const stagingAddresses = (input: Pick<CheckInput, 'values' | 'rules'>, article: Article): Finding[] =>
  stagingFindings([...linksOf(article), ...mediaOf(article), ...addressesAround(input)], input.rules);

/** Pictures, films and players that a browser does not load into a page of https. */
export const insecureMedia = (_input: CheckInput, article: Article): Finding[] =>
  mediaOf(article)
    .filter(({ url }) => /^\s*http:/i.test(url))
    .map(({ url, place }) => finding('insecure-media', place, url));

const decoded = (fragment: string) => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** Links to a place of the article that it does not have. */
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

/** Outgoing links past the redirect. Saving rewrites them, so only what is stored is judged. */
export const linksNotRewritten = ({ values, storedHtml, rules }: CheckInput, article: Article): Finding[] =>
  storedHtml !== values.html
    ? []
    : linksOf(article)
        .filter(({ url }) => rewriteLink(url, rules) !== url && stagingHost(url, rules) === null)
        .map(({ url, place }) => finding('link-not-rewritten', place, url));
