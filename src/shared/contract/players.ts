/** Why an address has no player, so that a person can be told what to copy instead. */
export type NoPlayer =
  /** A short or shared link, whose target only the site knows. */
  | 'short-link'
  /** A page of a known site that is not a single video, playlist or broadcast. */
  | 'not-a-video'
  /** Any other address. */
  | 'other-site';

/** Parts of an address: the path without a slash at its end, and where it begins to play. */
type Page = { host: string; path: string; query: URLSearchParams; hash: string };

/** The address of a player; null if the page has none, and `short-link` if only the site can tell which. */
type Found = string | null | 'short-link';

type Site = {
  /** The hosts of its pages (`withoutPrefix`). */
  pages: readonly string[];
  /** The hosts of its players. */
  frames: readonly string[];
  /** The beginning of the path and query of its players. */
  frame: RegExp;
  toPlayer: (page: Page) => Found;
};

const ID = /^[\w-]+$/;

/** The parameters that have a value of word characters, in this order; empty if none has. */
const query = (values: Record<string, string | null | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value && /^[\w.-]+$/.test(value));
  return given.length === 0 ? '' : `?${given.map(([name, value]) => `${name}=${value}`).join('&')}`;
};

/** Seconds of `90`, `90s`, `1m30s` or `1h2m3s`; null for 0 and anything else. */
const secondsOf = (time: string | null | undefined): string | null => {
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time ?? '') ?? [];
  const total = whole ? Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) : 0;
  return total > 0 ? String(total) : null;
};

/** The time in a fragment such as `#t=90`. */
const timeIn = (hash: string): string | undefined => /^#t=(.+)$/.exec(hash)?.[1];

const youtube = ({ host, path, query: asked, hash }: Page): Found => {
  const [, first = '', second = ''] = path.split('/');
  const isOwnPath = /^(?:shorts|live|embed|v|e)$/.test(first) || (first === 'watch' && second !== '');
  const named = host === 'youtu.be' ? first : isOwnPath ? second : first === 'watch' ? asked.get('v') : null;
  const list = asked.get('list');
  const base = `https://${host === 'youtube-nocookie.com' ? 'www.youtube-nocookie.com' : 'www.youtube.com'}/embed/`;
  if (named === 'live_stream' && asked.get('channel'))
    return `${base}live_stream${query({ channel: asked.get('channel') })}`;
  if (first === 'channel' && path.endsWith('/live')) return `${base}live_stream${query({ channel: second })}`;
  if (named && named !== 'videoseries' && ID.test(named) && named.length >= 6 && named.length <= 20) {
    const start = secondsOf(asked.get('start') ?? asked.get('t') ?? timeIn(hash));
    const [clip, clipt] = [asked.get('clip'), asked.get('clipt')];
    return base + named + query({ start, end: secondsOf(asked.get('end')), list, clip, clipt });
  }
  const isList = first === 'playlist' || first === 'watch' || (first === 'embed' && (named || !second));
  return isList && list && ID.test(list) ? `${base}videoseries${query({ list })}` : null;
};

const vimeo = ({ path, query: asked, hash }: Page): Found => {
  const time = secondsOf(timeIn(hash) ?? asked.get('t'));
  const [event, eventId, eventKey] = /^\/event\/(\d+)(?:\/embed)?(?:\/(\w+))?$/.exec(path) ?? [];
  if (event) return `https://vimeo.com/event/${eventId}/embed${eventKey ? `/${eventKey}` : ''}`;
  const [showcase, showcaseId] = /^\/(?:showcase|album)\/(\d+)(?:\/embed2?)?$/.exec(path) ?? [];
  const shown = showcase && /^\d+$/.exec(asked.get('video') ?? '')?.[0];
  if (shown) return `https://player.vimeo.com/video/${shown}`;
  if (showcase) return `https://vimeo.com/showcase/${showcaseId}/embed${query({ h: asked.get('h') })}`;
  const [, id, key] =
    /^(?:\/video|\/manage\/videos|\/channels\/[\w-]+|\/groups\/[\w-]+\/videos|\/(?:showcase|album)\/\d+\/video)?\/(\d+)(?:\/([\da-f]+))?$/.exec(
      path,
    ) ?? [];
  if (!id) return null;
  return `https://player.vimeo.com/video/${id}${query({ h: key ?? asked.get('h') })}${time ? `#t=${time}s` : ''}`;
};

const tiktok = ({ host, path }: Page): Found => {
  if (host !== 'tiktok.com' || /^\/t\/\w/.test(path)) return 'short-link';
  // The player that also shows photos.
  const post = /^\/(?:@[\w.-]+\/photo|player\/v1)\/(\d+)$/.exec(path)?.[1];
  if (post) return `https://www.tiktok.com/player/v1/${post}`;
  const id = /^\/(?:@[\w.-]+\/video|share\/video|embed(?:\/v[23])?|v)\/(\d+)(?:\.html)?$/.exec(path)?.[1];
  return id ? `https://www.tiktok.com/embed/v2/${id}` : null;
};

const FACEBOOK = 'https://www.facebook.com';

/** The page of a video in the one form that Facebook's player takes without being signed in. */
const facebookPage = (path: string, asked: URLSearchParams): string | null => {
  const video = asked.get('v');
  if (/^\/(?:watch(?:\/live)?|video\.php)$/.test(path))
    return video && /^\d+$/.test(video) ? `${FACEBOOK}/watch/?v=${video}` : null;
  const embedded = path === '/video/embed' ? asked.get('video_id') : null;
  if (embedded && /^\d+$/.test(embedded)) return `${FACEBOOK}/watch/?v=${embedded}`;
  const isVideo = /^\/(?:reel\/\d+|[\w.-]+\/videos\/(?:[^/]+\/)?\d+)$/.test(path);
  return isVideo ? `${FACEBOOK}${path}/` : null;
};

const facebook = ({ host, path, query: asked }: Page): Found => {
  if (host === 'fb.watch' || /^\/share\//.test(path)) return 'short-link';
  const plugin = /^\/plugins\/(video|post)\.php$/.exec(path)?.[1];
  const shown = plugin ? asked.get('href') : facebookPage(path, asked);
  if (!shown || !/^https?:\/\/(?:[\w-]+\.)?facebook\.com\//i.test(shown)) return null;
  const time = secondsOf(plugin && asked.get('t'));
  return `${FACEBOOK}/plugins/${plugin ?? 'video'}.php?href=${encodeURIComponent(shown)}${time ? `&t=${time}` : ''}`;
};

/** The sites whose players an article may embed. */
const SITES: readonly Site[] = [
  {
    pages: ['youtube.com', 'music.youtube.com', 'kids.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    frames: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'youtube-nocookie.com'],
    frame: /^\/embed\/[\w-]+(?:\?|$)/,
    toPlayer: youtube,
  },
  {
    pages: ['vimeo.com', 'player.vimeo.com'],
    frames: ['player.vimeo.com', 'vimeo.com'],
    frame: /^\/(?:video\/\d+|event\/\d+\/embed(?:\/\w+)?|showcase\/\d+\/embed2?)(?:\?|$)/,
    toPlayer: vimeo,
  },
  {
    pages: ['tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com'],
    frames: ['www.tiktok.com'],
    frame: /^\/(?:embed(?:\/v[23])?|player\/v1)\/\d+(?:\?|$)/,
    toPlayer: tiktok,
  },
  {
    pages: ['facebook.com', 'fb.watch'],
    frames: ['www.facebook.com'],
    frame: /^\/plugins\/(?:video|post)\.php\?(?:.*&)?href=/,
    toPlayer: facebook,
  },
];

/** The hosts of the players that an article may embed in a frame, over https; for `frame-src`. */
export const FRAME_HOSTS: readonly string[] = SITES.flatMap(({ frames }) => frames);

const urlOf = (address: string): URL | null =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null;

/** With a protocol; that of a page is left out in the codes of some sites. */
const withProtocol = (address: string) => address.trim().replace(/^\/\//, 'https://');

/** The host without what chooses a device or a language: `m.youtube.com`, `th-th.facebook.com`. */
const withoutPrefix = (host: string) =>
  host
    .replace(/^(?:www|m)\./, '')
    .replace(/^(?:web|touch|mbasic|business|[a-z]{2}-[a-z]{2})\.(?=facebook\.com$)/, '');

const find = (address: string): Found | undefined => {
  const url = urlOf(withProtocol(address));
  const host = withoutPrefix(url?.host ?? '');
  const site = SITES.find(({ pages }) => pages.includes(host));
  if (!url || !site || url.username || url.password) return undefined;
  const { pathname, searchParams, hash } = url;
  return site.toPlayer({ host, path: pathname.replace(/\/+$/, ''), query: searchParams, hash });
};

/**
 * The address of the player for the page of a video, or for a player's own address; null if there is none. It keeps what the site
 * needs to play it: the hash of an unlisted video, the playlist, start and end.
 */
export const playerOf = (address: string): string | null => {
  const found = find(address);
  return found && found !== 'short-link' ? found : null;
};

/** Why `playerOf` finds none. */
export const whyNoPlayer = (address: string): NoPlayer => {
  const found = find(address);
  if (found === 'short-link') return found;
  return found === undefined ? 'other-site' : 'not-a-video';
};

/** Whether a frame with this address may stand in an article: a player of one of the sites, over https. */
export const isPlayer = (src: string): boolean => {
  if (/[\s"'<>\\]/.test(src) || !/^https:/i.test(src)) return false;
  const url = urlOf(src);
  if (!url || url.username || url.password) return false;
  return SITES.some(
    ({ frames, frame }) => frames.includes(url.host) && frame.test(url.pathname + url.search),
  );
};
