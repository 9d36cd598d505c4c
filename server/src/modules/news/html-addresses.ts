import { FRAME_HOSTS } from '@contract';

/** Browsers ignore white space and control characters in a scheme, and read a backslash as a slash. */
const plainUrl = (url: string): string =>
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '').replaceAll('\\', '/');

const schemeOf = (url: string): string | undefined => /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();

/** What an address is called in what was removed: its host, else its scheme, else its beginning. */
export const nameOfAddress = (url: string): string => {
  const plain = plainUrl(url);
  const host = /^(?:https?:)?\/\/([^/?#]+)/i.exec(plain)?.[1];
  const scheme = schemeOf(plain);
  return host ?? (scheme ? `${scheme}:` : plain.slice(0, 40));
};

const withHttps = (url: string): string => url.replace(/^\s*(?:http:)?\/\/(?=[^/\\])/i, 'https://');

/** A link as it may stay: web, mail, phone or a path; one without a scheme (`//host`) becomes https. */
export const safeLink = (url: string): string | undefined => {
  const link = /^\s*\/\/[^/\\]/.test(url) ? withHttps(url) : url;
  const plain = plainUrl(link);
  const scheme = schemeOf(plain);
  const isSafe =
    scheme === undefined ? !plain.startsWith('//') : ['http', 'https', 'mailto', 'tel'].includes(scheme);
  return isSafe ? link : undefined;
};

// A host on a port of its own, without a dot, or given as a number is an installation's own and may have no https.
const IS_PUBLIC = /^\s*(?:http:)?\/\/(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i;

/** A picture or recording as it may stay: from the web, where `http:` and `//` become https, or a path; never data:. */
export const safeSource = (url: string): string | undefined => {
  const source = IS_PUBLIC.test(url) ? withHttps(url) : url;
  const plain = plainUrl(source);
  const scheme = schemeOf(plain);
  const isSafe = scheme === undefined ? !plain.startsWith('//') : /^https?:\/\//i.test(plain);
  return isSafe ? source : undefined;
};

const DESCRIPTOR = /^(?:[\d.]+[wxh](?:,|$))+/i;

/** The pictures of a `srcset`, each by the same rule; undefined where one may not stay. */
export const safeSourceSet = (list: string): string | undefined => {
  let isSafe = true;
  const safe = list.replace(/\S+/g, (token) => {
    const size = DESCRIPTOR.exec(token)?.[0] ?? '';
    const url = token.slice(size.length);
    const source = url === '' || url === ',' ? url : safeSource(url);
    if (source === undefined) isSafe = false;
    return size + (source ?? '');
  });
  return isSafe ? safe : undefined;
};

/** The address of a known player, over https; undefined for any other frame. */
export const safeFrame = (src: string | undefined): string | undefined => {
  const frame = src === undefined ? '' : withHttps(src);
  if (!/^https:\/\//i.test(frame) || !URL.canParse(frame)) return undefined;
  return FRAME_HOSTS.includes(new URL(frame).host) ? frame : undefined;
};
