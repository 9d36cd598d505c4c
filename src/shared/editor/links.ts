import { unwrapRedirect } from './paste/redirectors';

/** The link settings of an installation. Hosts are without protocol and path. */
export type LinkRules = {
  /** The hosts of the product, production and staging, including their subdomains. */
  productDomains: string[];
  /** The path through which outgoing links pass, with the target in the query parameter "link". */
  redirectPath: string;
  videoHosts: string[];
  socialHosts: string[];
  /** The hosts of the console and its API, with ports. */
  ownHosts?: string[];
};

export type LinkKind = 'video' | 'social' | 'product';

// The base for parsing relative and protocol-relative addresses; never part of a result.
const NOWHERE = 'https://nowhere.invalid';

const parse = (url: string): URL | null => {
  try {
    return new URL(url, NOWHERE);
  } catch {
    return null;
  }
};

const isWeb = (url: URL) => url.protocol === 'https:' || url.protocol === 'http:';

// The parser lower-cases a host and converts it to punycode; a trailing dot does not change the host.
const hostOf = (url: URL) => url.hostname.replace(/\.$/, '');

const isHost = (host: string, configured: string) => {
  const wanted = parse(`https://${configured}`);
  return wanted !== null && (host === hostOf(wanted) || host.endsWith(`.${hostOf(wanted)}`));
};

const STAGING_LABELS = /(?:^|[.-])(?:staging|dev|uat|test)(?=[.-])/;
/** This computer and private networks. */
const PRIVATE_HOSTS =
  /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|\[::1\])$|\.(?:localhost|local|internal)$/;

export type StagingRules = LinkRules & {
  /** Hosts that only staff can reach, in addition to those with telling names; including their subdomains. */
  stagingDomains: string[];
  /** They are never another environment. */
  ownHosts: string[];
};

/**
 * The host of an address that readers cannot reach: this computer, a private network, a staging host of the
 * installation, or a host of the product with a label such as "staging" or "dev". Null for any other
 * address.
 */
export const stagingHost = (url: string, rules: StagingRules): string | null => {
  const parsed = parse(targetOf(url, rules));
  if (parsed === null || !isWeb(parsed) || rules.ownHosts.includes(parsed.host)) return null;
  const host = hostOf(parsed);
  const isProduct = rules.productDomains.some((domain) => isHost(host, domain));
  const isStaging =
    PRIVATE_HOSTS.test(host) ||
    rules.stagingDomains.some((domain) => isHost(host, domain)) ||
    (isProduct && STAGING_LABELS.test(host));
  return isStaging ? parsed.host : null;
};

/** Whether a picture is on another website, which can change it or take it away. */
export const isElsewhere = (src: string, { productDomains, ownHosts = [] }: LinkRules): boolean => {
  const url = parse(src.trim());
  if (url === null || !isWeb(url) || url.host === new URL(NOWHERE).host) return false;
  return !ownHosts.includes(url.host) && !productDomains.some((domain) => isHost(hostOf(url), domain));
};

const isRedirect = (url: URL, { redirectPath }: LinkRules) => {
  const redirect = parse(redirectPath);
  if (redirect === null || redirectPath === '') return false;
  return hostOf(url) === hostOf(redirect) && url.port === redirect.port && url.pathname === redirect.pathname;
};

/** The target of a link: for a link through the redirect path its parameter, otherwise the link itself. */
export const targetOf = (url: string, rules: LinkRules): string => {
  const parsed = parse(url);
  return (parsed && isRedirect(parsed, rules) && parsed.searchParams.get('link')) || url;
};

/**
 * Rewrites a link for saving (EDT-03): a link through a site that counts clicks leads to its target, and an outgoing link passes
 * through the redirect path. Links of the
 * product, links that already use that path, and other addresses (mail, phone, an anchor, a path) do not
 * change. Applying it twice changes nothing more.
 */
export const rewriteLink = (url: string, rules: LinkRules): string => {
  const target = targetOf(url, rules);
  const unwrapped = unwrapRedirect(target);
  if (unwrapped !== target) return rewriteLink(unwrapped, rules);
  const parsed = parse(url);
  if (parsed === null || !isWeb(parsed) || rules.redirectPath === '') return url;
  const host = hostOf(parsed);
  if (host === hostOf(new URL(NOWHERE)) || isRedirect(parsed, rules)) return url;
  if (rules.productDomains.some((domain) => isHost(host, domain))) return url;
  const joint = rules.redirectPath.includes('?') ? '&' : '?';
  return `${rules.redirectPath}${joint}link=${encodeURIComponent(parsed.href)}`;
};

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// Whole host names only: netflix.com does not mention x.com, and youtube.com.example does not mention
// youtube.com.
const mentions = (url: string, host: string) =>
  host !== '' &&
  new RegExp(`(?<![a-z0-9-])${escapePattern(host.toLowerCase())}(?![a-z0-9-]|\\.[a-z0-9])`).test(url);

const decoded = (url: string) => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** The icon of a link, depending on the sites that its target mentions (EDT-04); null for none. */
export const linkKind = (url: string, rules: LinkRules): LinkKind | null => {
  const target = decoded(targetOf(url, rules)).toLowerCase();
  const named = (hosts: string[]) => hosts.some((host) => mentions(target, host));
  if (named(rules.videoHosts)) return 'video';
  if (named(rules.socialHosts)) return 'social';
  return named(rules.productDomains) ? 'product' : null;
};
