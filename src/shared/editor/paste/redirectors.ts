type Finder = (url: URL) => string | null | undefined;

/** The target in the first of these parameters that is not empty. */
const parameter =
  (...names: string[]): Finder =>
  ({ searchParams }) =>
    names.map((name) => searchParams.get(name)).find(Boolean);

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // not encoded as an address
  }
};

const base64Of = (text: string): string | null => {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null; // no base64
  }
};

/** Where sites that count clicks put the target of a link, by host and path. */
const REDIRECTORS: [host: RegExp, path: RegExp, find: Finder][] = [
  [/^(?:[\w-]+\.)?google\.[a-z.]{2,6}$/, /^\/url$/, parameter('q', 'url')],
  [/^(?:[\w-]+\.)?google\.[a-z.]{2,6}$/, /^\/imgres$/, parameter('imgrefurl')],
  [/^meet\.google\.com$/, /^\/linkredirect$/, parameter('dest')],
  [
    /^(?:www\.)?googleadservices\.com$|^googleads\.g\.doubleclick\.net$/,
    /\/(?:aclk|click)$/,
    parameter('adurl'),
  ],
  [/^search\.app$/, /^\/$/, parameter('link')],
  [
    /^(?:l|lm|www|m|web)\.(?:facebook|messenger|workplace)\.com$/,
    /^\/(?:l\.php|flx\/warn\/?)$/,
    parameter('u'),
  ],
  [/^l\.(?:instagram|threads)\.(?:com|net)$/, /^\/$/, parameter('u')],
  [/^(?:www\.)?instagram\.com$/, /^\/linkshim\/?$/, parameter('u')],
  [/^(?:(?:www|m)\.)?youtube\.com$/, /^\/redirect$/, parameter('q')],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir\/redirect|safety\/go)\/?$/, parameter('url')],
  [/^lnkd\.in$/, /^\/redir\/?$/, parameter('url')],
  [
    /^(?:[\w-]+\.)?safelinks\.protection\.(?:outlook\.com|office365\.us)(?:\.mcas\.ms)?$/,
    /^\//,
    parameter('url'),
  ],
  [/^(?:[\w-]+\.)*(?:office|teams)\.(?:net|com)$/, /safelinks/, parameter('url')],
  [/^urldefense\.com$/, /^\/v3\/__/, ({ href }) => /\/v3\/__(.+?)__;/.exec(href)?.[1]],
  [
    /^urldefense\.proofpoint\.com$/,
    /^\/v[12]\/url$/,
    ({ searchParams }) => decode((searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/')),
  ],
  [/^(?:www\.)?tiktok\.com$/, /^\/link\/v2$/, parameter('target')],
  [/^out\.reddit\.com$/, /^\//, parameter('url')],
  [/^l\.wl\.co$/, /^\/l$/, parameter('u')],
  [/^go\.bsky\.app$/, /^\/redirect$/, parameter('u')],
  [/^exit\.sc$/, /^\/$/, parameter('url')],
  [/^href\.li$/, /^\/$/, ({ search }) => search.slice(1)],
  [/^linkprotect\.cudasvc\.com$/, /^\/url$/, parameter('a')],
  [/^protect\d*\.fireeye\.com$/, /^\/v\d\/url$/, parameter('u')],
  [
    /^secure-web\.cisco\.com$/,
    /\/https?%3A/i,
    ({ pathname }) => decode(/\/(https?%3A.+)$/i.exec(pathname)?.[1] ?? ''),
  ],
  [/^deref-(?:mail|gmx|web)\.(?:com|net|de)$/, /\/dereferrer\/?$/, parameter('redirectUrl')],
  [/^(?:www\.)?duckduckgo\.com$/, /^\/l\/?$/, parameter('uddg')],
  [/^r\.search\.yahoo\.com$/, /\/RU=/, ({ pathname }) => decode(/\/RU=([^/]+)/.exec(pathname)?.[1] ?? '')],
  [
    /^(?:www\.)?bing\.com$/,
    /^\/ck\/a$/,
    ({ searchParams }) => base64Of(/^a1(.+)$/.exec(searchParams.get('u') ?? '')?.[1] ?? ''),
  ],
  [/^(?:www\.)?pinterest\.com$/, /^\/offsite\/?$/, parameter('url')],
  [/^steamcommunity\.com$/, /^\/linkfilter\/?$/, parameter('url', 'u')],
  [/^t\.me$/, /^\/iv$/, parameter('url')],
  [/^(?:away\.vk|vk)\.com$/, /^\/away(?:\.php)?$/, parameter('to')],
  [/^(?:t\.umblr|slack-redir)\.(?:com|net)$/, /^\/(?:redirect|link)?$/, parameter('z', 'url')],
];

const MOST_LAYERS = 3;

const parse = (address: string): URL | null => {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(whole) ? new URL(whole) : null;
};

const unwrapOnce = (address: string): string | null => {
  const url = parse(address);
  const found = url && REDIRECTORS.find(([host, path]) => host.test(url.hostname) && path.test(url.pathname));
  const target = found && found[2](url);
  return target && /^https?:\/\//i.test(target) && URL.canParse(target) ? target : null;
};

/** The target of a link through a site that counts clicks (Google, Facebook, Outlook and others); any other address as it is. */
export const unwrapRedirect = (address: string): string => {
  let target = address;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const inner = unwrapOnce(target);
    if (inner === null) break;
    target = inner;
  }
  return target;
};
