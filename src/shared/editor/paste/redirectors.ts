/** Where sites that count clicks put the target of a link: by host and path, the parameter. */
const REDIRECTORS: [host: RegExp, path: RegExp, parameters: string[]][] = [
  [/^(?:www\.)?google\.[a-z.]{2,6}$/, /^\/url$/, ['q', 'url']],
  [/^(?:l|lm)\.(?:facebook|messenger)\.com$/, /^\/l\.php$/, ['u']],
  [/^(?:www|m)\.facebook\.com$/, /^\/l\.php$/, ['u']],
  [/^l\.(?:instagram|threads)\.(?:com|net)$/, /^\/$/, ['u']],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, ['q']],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir\/redirect|safety\/go)\/?$/, ['url']],
  [/^(?:[\w-]+\.)?safelinks\.protection\.outlook\.com$/, /^\//, ['url']],
  [/^(?:away\.vk|vk)\.com$/, /^\/away(?:\.php)?$/, ['to']],
  [/^(?:t\.umblr|href\.li|slack-redir)\.(?:com|net)$/, /^\/(?:redirect|link)?$/, ['z', 'url']],
];

const MOST_LAYERS = 3;

const parse = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

const unwrapOnce = (address: string): string | null => {
  const url = parse(address);
  const found = url && REDIRECTORS.find(([host, path]) => host.test(url.hostname) && path.test(url.pathname));
  const target = found?.[2].map((name) => url?.searchParams.get(name)).find(Boolean);
  return target && /^https?:$/.test(parse(target)?.protocol ?? '') ? target : null;
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
