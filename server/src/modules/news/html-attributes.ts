const FRAME_HOSTS = new Set([
  'www.youtube.com',
  'youtube.com',
  'www.youtube-nocookie.com',
  'www.tiktok.com',
  'player.vimeo.com',
  'www.facebook.com',
]);

const GLOBAL = new Set(['class', 'style', 'title', 'lang', 'dir', 'role', 'align', 'datetime', 'cite']);
const DATA_OR_ARIA = /^(?:data|aria)-[a-z0-9-]+$/;

/** What an element may carry beside the global ones. */
const OWN: Record<string, ReadonlySet<string>> = {
  a: new Set(['href', 'target', 'rel', 'hreflang', 'download']),
  img: new Set(['src', 'alt', 'width', 'height', 'loading', 'decoding', 'border', 'hspace', 'vspace']),
  iframe: new Set([
    ...['src', 'width', 'height', 'frameborder', 'allowfullscreen', 'allow', 'loading', 'scrolling'],
    'referrerpolicy',
  ]),
  video: new Set(['src', 'width', 'height', 'controls', 'poster', 'loop', 'muted', 'playsinline', 'preload']),
  audio: new Set(['src', 'controls', 'loop', 'muted', 'preload']),
  source: new Set(['src', 'type', 'media', 'width', 'height']),
  ol: new Set(['start', 'type', 'reversed']),
  ul: new Set(['type']),
  li: new Set(['value', 'type']),
  table: new Set([
    'border',
    'width',
    'height',
    'cellpadding',
    'cellspacing',
    'summary',
    'bgcolor',
    'frame',
    'rules',
  ]),
  td: new Set(['colspan', 'rowspan', 'headers', 'scope', 'width', 'height', 'valign', 'bgcolor', 'nowrap']),
  th: new Set([
    'colspan',
    'rowspan',
    'headers',
    'scope',
    'width',
    'height',
    'valign',
    'bgcolor',
    'abbr',
    'nowrap',
  ]),
  tr: new Set(['valign', 'bgcolor', 'height']),
  col: new Set(['span', 'width', 'valign']),
  colgroup: new Set(['span', 'width', 'valign']),
  font: new Set(['color', 'face', 'size']),
  pre: new Set(['spellcheck']),
  details: new Set(['open']),
};

/** Any class but those the console itself is styled with: an article could borrow its look. */
const CLASS = /^(?!Mui|css-|notistack|SnackbarItem)[\w-]{1,64}$/i;

const STYLE_PROPERTY =
  /^(?:text-(?:align|decoration(?:-\w+)*|indent|transform)|font-(?:weight|style|size|family)|line-height|letter-spacing|white-space|color|background-color|vertical-align|float|clear|display|(?:min-|max-)?(?:width|height)|(?:margin|padding)(?:-(?:top|right|bottom|left))?|border(?:-[a-z-]+)?|list-style(?:-type)?|table-layout|caption-side|aspect-ratio)$/;
const STYLE_VALUE = /^(?:[\w\s.,%#'+-]|rgba?\([\d\s.,%/]+\)|hsla?\([\d\s.,%/a-z]+\)|!important)*$/i;

const isSafeStyle = (style: string): boolean =>
  style.split(';').every((declaration) => {
    if (!declaration.trim()) return true;
    const [property = '', ...value] = declaration.split(':');
    return STYLE_PROPERTY.test(property.trim().toLowerCase()) && STYLE_VALUE.test(value.join(':').trim());
  });

/** Browsers ignore white space and control characters in a scheme, and read a backslash as a slash. */
const plainUrl = (url: string): string =>
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '').replaceAll('\\', '/');

const schemeOf = (url: string): string | undefined => /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();

const isSafeLink = (url: string): boolean => {
  const plain = plainUrl(url);
  const scheme = schemeOf(plain);
  return scheme === undefined ? !plain.startsWith('//') : ['http', 'https', 'mailto', 'tel'].includes(scheme);
};

/** Pictures and recordings from a web address or from this server; never data: or a path that a page could misread. */
const isSafeSource = (url: string): boolean => {
  const plain = plainUrl(url);
  return /^https?:\/\//i.test(plain) || /^\/(?!\/)/.test(plain);
};

/** Whether a frame shows anything but a video host over https. */
export const frameRefused = (src: string | undefined): boolean => {
  if (!src || !/^https:\/\//i.test(src) || !URL.canParse(src)) return true;
  return !FRAME_HOSTS.has(new URL(src).host);
};

const isSafeValue = (name: string, value: string): boolean => {
  switch (name) {
    case 'href':
    case 'cite':
      return isSafeLink(value);
    case 'src':
    case 'poster':
      return isSafeSource(value);
    case 'style':
      return isSafeStyle(value);
    case 'target':
      return value === '_blank' || value === '_self';
    case 'class':
      return value.split(/\s+/).every((name_) => name_ === '' || CLASS.test(name_));
    default:
      return true;
  }
};

const safeClasses = (value: string): string =>
  value
    .split(/\s+/)
    .filter((name) => CLASS.test(name))
    .join(' ');

/** The attributes of an element that may stay, as they are written. */
export const safeAttributes = (
  tagName: string,
  attributes: Record<string, string>,
): Record<string, string> => {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const isKnown = GLOBAL.has(name) || DATA_OR_ARIA.test(name) || OWN[tagName]?.has(name) === true;
    if (!isKnown) continue;
    if (isSafeValue(name, value)) kept[name] = value;
    else if (name === 'class' && safeClasses(value)) kept[name] = safeClasses(value);
  }
  return kept;
};
