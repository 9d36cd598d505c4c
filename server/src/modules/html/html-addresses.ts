import { isPlayer } from '@contract';

/** Browsers ignore white space and control characters in a scheme, and read a backslash as a slash. */
const plainUrl = (url: string): string =>
  // eslint-disable-next-line no-control-regex -- the pattern has to match control characters
  url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '').replaceAll('\\', '/');

const schemeOf = (url: string): string | undefined => /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();

/** The name of an address in the list of removed parts: its host, otherwise its scheme, otherwise its beginning. */
export const nameOfAddress = (url: string): string => {
  const plain = plainUrl(url);
  const host = /^(?:https?:)?\/\/([^/?#]+)/i.exec(plain)?.[1];
  const scheme = schemeOf(plain);
  return host ?? (scheme ? `${scheme}:` : plain.slice(0, 40));
};

const withHttps = (url: string): string => url.replace(/^\s*(?:http:)?\/\/(?=[^/\\])/i, 'https://');

/** The allowed form of a link: web, mail, phone or a path; a link without a scheme (`//host`) becomes https. */
export const safeLink = (url: string): string | undefined => {
  const link = /^\s*\/\/[^/\\]/.test(url) ? withHttps(url) : url;
  const plain = plainUrl(link);
  const scheme = schemeOf(plain);
  const isSafe =
    scheme === undefined ? !plain.startsWith('//') : ['http', 'https', 'mailto', 'tel'].includes(scheme);
  return isSafe ? link : undefined;
};

// A host with a port, without a dot, or given as a number belongs to a local installation and may have no https.
const IS_PUBLIC = /^\s*(?:http:)?\/\/(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i;

/** The allowed form of a picture's or recording's address: a web address, where `http:` and `//` become https, or a path; never data:. */
export const safeSource = (url: string): string | undefined => {
  const source = IS_PUBLIC.test(url) ? withHttps(url) : url;
  const plain = plainUrl(source);
  const scheme = schemeOf(plain);
  const isSafe = scheme === undefined ? !plain.startsWith('//') : /^https?:\/\//i.test(plain);
  return isSafe ? source : undefined;
};

const DESCRIPTOR = /^(?:[\d.]+[wxh](?:,|$))+/i;

/** The pictures of a `srcset`, each by the same rule; undefined if one is not allowed. */
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
  return isPlayer(frame) ? frame : undefined;
};
