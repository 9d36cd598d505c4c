/** What an installation says about links, from its configuration. Hosts are named without protocol and path. */
export type LinkRules = {
  /** The product's own hosts, production and staging; their subdomains are the product's own too. */
  productDomains: string[];
  /** Where outgoing links pass through, with the target in the query parameter "link". */
  redirectPath: string;
  videoHosts: string[];
  socialHosts: string[];
};

export type LinkKind = 'video' | 'social' | 'product';

// Only to read a relative or protocol-relative address; never part of a result.
const NOWHERE = 'https://nowhere.invalid';

const parse = (url: string): URL | null => {
  try {
    return new URL(url, NOWHERE);
  } catch {
    return null;
  }
};

const isWeb = (url: URL) => url.protocol === 'https:' || url.protocol === 'http:';

// The parser lower-cases a host and turns it into punycode; a trailing dot names the same host.
const hostOf = (url: URL) => url.hostname.replace(/\.$/, '');

const isHost = (host: string, configured: string) => {
  const wanted = parse(`https://${configured}`);
  return wanted !== null && (host === hostOf(wanted) || host.endsWith(`.${hostOf(wanted)}`));
};

const STAGING_LABELS = /(?:^|[.-])(?:staging|dev|uat|test)(?=[.-])/;
/** This computer and the networks that only their own reach. */
const PRIVATE_HOSTS =
  /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|\[::1\])$|\.(?:localhost|local|internal)$/;

export type StagingRules = LinkRules & {
  /** Hosts that only the staff reach, besides those that their names show to be such; their subdomains too. */
  stagingDomains: string[];
  /** The hosts of the console and its API, with their ports: never another environment's. */
  ownHosts: string[];
};

/**
 * The host of an address that readers cannot reach: this computer, a private network, a staging host by the
 * installation's list, or a host of the product with a label such as "staging" or "dev". Null for any other address.
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

const isRedirect = (url: URL, { redirectPath }: LinkRules) => {
  const redirect = parse(redirectPath);
  if (redirect === null || redirectPath === '') return false;
  return hostOf(url) === hostOf(redirect) && url.port === redirect.port && url.pathname === redirect.pathname;
};

/** Where a link leads in the end: the target of one that passes through the redirect path, else itself. */
export const targetOf = (url: string, rules: LinkRules): string => {
  const parsed = parse(url);
  return (parsed && isRedirect(parsed, rules) && parsed.searchParams.get('link')) || url;
};

/**
 * A link as it is saved (EDT-03): one that leaves the product passes through the redirect path. Own links, those already
 * on that path, and what is no web address (mail, phone, an anchor, a path) stay as written. Doing it twice changes nothing.
 */
export const rewriteLink = (url: string, rules: LinkRules): string => {
  const parsed = parse(url);
  if (parsed === null || !isWeb(parsed) || rules.redirectPath === '') return url;
  const host = hostOf(parsed);
  if (host === hostOf(new URL(NOWHERE)) || isRedirect(parsed, rules)) return url;
  if (rules.productDomains.some((domain) => isHost(host, domain))) return url;
  const joint = rules.redirectPath.includes('?') ? '&' : '?';
  return `${rules.redirectPath}${joint}link=${encodeURIComponent(parsed.href)}`;
};

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// At the edges of a name: netflix.com does not mention x.com, nor does youtube.com.example mention youtube.com.
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

/** Which icon a link gets, by what the address that it leads to mentions (EDT-04); null for none. */
export const linkKind = (url: string, rules: LinkRules): LinkKind | null => {
  const target = decoded(targetOf(url, rules)).toLowerCase();
  const named = (hosts: string[]) => hosts.some((host) => mentions(target, host));
  if (named(rules.videoHosts)) return 'video';
  if (named(rules.socialHosts)) return 'social';
  return named(rules.productDomains) ? 'product' : null;
};
