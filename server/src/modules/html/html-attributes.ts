import { ANCHOR_PREFIX } from '@contract';

import { nameOfAddress, safeFrame, safeLink, safeSource, safeSourceSet } from './html-addresses';
import { safeStyle } from './html-styles';
import type { Remove } from './removed-parts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const GLOBAL = words(
  'class style title lang dir role align datetime cite id name hidden translate itemprop itemscope itemtype itemid xml:lang',
);
const DATA_OR_ARIA = /^(?:data|aria)-[a-z0-9_.:-]+$/;
/** Attributes that the console styles or reads; with them an article could imitate its look or trigger its behaviour. */
const OF_THE_CONSOLE = /^data-(?:static|scheme|upload|raw|row|menu|side|stop|submitted|invalid|tone)/;

const CELL = 'colspan rowspan headers scope width height valign bgcolor nowrap abbr axis';
const PICTURE = 'src srcset sizes width height loading decoding referrerpolicy fetchpriority';

/** The attributes that an element may have besides the global ones. */
const OWN: Record<string, ReadonlySet<string>> = {
  a: words('href target rel rev hreflang download type'),
  img: words(`${PICTURE} alt border hspace vspace longdesc ismap`),
  iframe: words(
    'src width height frameborder allowfullscreen allow loading scrolling referrerpolicy marginheight marginwidth webkitallowfullscreen mozallowfullscreen allowtransparency sandbox',
  ),
  video: words('src width height controls poster loop muted playsinline preload'),
  audio: words('src controls loop muted preload'),
  source: words('src srcset sizes type media width height'),
  ol: words('start type reversed compact'),
  ul: words('type compact'),
  li: words('value type'),
  table: words('border width height cellpadding cellspacing summary bgcolor frame rules'),
  td: words(CELL),
  th: words(CELL),
  tr: words('valign bgcolor height'),
  thead: words('valign'),
  tbody: words('valign'),
  tfoot: words('valign'),
  col: words('span width valign'),
  colgroup: words('span width valign'),
  font: words('color face size'),
  hr: words('size width noshade color'),
  br: words('clear'),
  pre: words('spellcheck width'),
  details: words('open'),
};

/** Any class except those that the console's styles use. */
const CLASS = /^(?!Mui|css-|notistack|SnackbarItem)[^\s"'<>&]{1,200}$/i;

const safeClasses = (value: string, remove: Remove): string | undefined => {
  const names = value.split(/\s+/).filter(Boolean);
  const refused = names.filter((name) => !CLASS.test(name));
  if (refused.length === 0) return value;
  refused.forEach((name) => remove('class', name));
  return names.filter((name) => CLASS.test(name)).join(' ') || undefined;
};

const prefixed = (name: string): string => (name.startsWith(ANCHOR_PREFIX) ? name : ANCHOR_PREFIX + name);

const prefixedLink = (link: string): string => {
  const anchor = /^#(?!top$)(.+)/i.exec(link)?.[1];
  return anchor ? `#${prefixed(anchor)}` : link;
};

const checkedAddress = (
  url: string,
  check: (url: string) => string | undefined,
  told: (name: string) => void,
): string | undefined => {
  const safe = check(url);
  if (safe === undefined) told(nameOfAddress(url));
  return safe;
};

/** The allowed value; undefined if the attribute is removed. */
const safeValue = (tagName: string, name: string, value: string, remove: Remove): string | undefined => {
  const toldAs = (kind: 'address' | 'picture') => (host: string) => remove(kind, host);
  switch (name) {
    case 'href': {
      const link = checkedAddress(value, safeLink, toldAs('address'));
      return link && prefixedLink(link);
    }
    case 'cite':
    case 'longdesc':
    case 'itemtype':
    case 'itemid':
      return checkedAddress(value, safeLink, toldAs('address'));
    case 'src':
      // A frame of another host never gets here, because the element is checked before its attributes.
      if (tagName === 'iframe') return safeFrame(value);
      return checkedAddress(value, safeSource, toldAs('picture'));
    case 'poster':
      return checkedAddress(value, safeSource, toldAs('picture'));
    case 'srcset':
      return checkedAddress(value, safeSourceSet, toldAs('picture'));
    case 'style':
      return safeStyle(value, remove);
    case 'class':
      return safeClasses(value, remove);
    case 'id':
    case 'name':
      return value.trim() === '' ? undefined : prefixed(value);
    case 'headers':
    case 'aria-labelledby':
    case 'aria-describedby':
    case 'aria-controls':
    case 'aria-owns':
      return value.replace(/\S+/g, prefixed);
    case 'target':
      if (value === '_blank' || value === '_self') return value;
      remove('attribute', name);
      return undefined;
    default:
      return value;
  }
};

const isKnown = (tagName: string, name: string): boolean =>
  GLOBAL.has(name) ||
  (DATA_OR_ARIA.test(name) && !OF_THE_CONSOLE.test(name)) ||
  OWN[tagName]?.has(name) === true;

/** The allowed attributes of an element, with their values; `remove` is called for the others. */
export const safeAttributes = (
  tagName: string,
  attributes: Record<string, string>,
  remove: Remove,
): Record<string, string> => {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (!isKnown(tagName, name)) remove('attribute', name);
    else {
      const safe = safeValue(tagName, name, value, remove);
      if (safe !== undefined) kept[name] = safe;
    }
  }
  return kept;
};
