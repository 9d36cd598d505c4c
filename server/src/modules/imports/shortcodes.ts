import type { Localized } from '../../http/localized';

import { importMessages } from './messages';

const OF_WORDPRESS = /\[(\/?)(caption|wp_caption|embed|video|audio|gallery|playlist)\b([^\][]*)\]/;
/** A code of a plug-in has values or an end; other words in brackets are text. */
const OF_PLUGIN = /\[(?:\/([a-z][\w-]*)|([a-z][\w-]*) [^\][=]*=[^\][]*)\]/g;
const MEDIA_ADDRESS = /\b(?:src|mp4|m4v|webm|mp3|m4a|ogg|wav)=["']?(https?:[^"'\s\]]+)/;

const linkTo = (address: string): string =>
  /^https?:[^\s"'<>]+$/.test(address) ? `\n\n<p><a href="${address}">${address}</a></p>\n\n` : address;

/** A picture, perhaps in a link, and the words after it. */
const toFigure = (content: string): string => {
  const picture = content.lastIndexOf('<img');
  const end = content.indexOf('>', picture) + 1;
  if (picture < 0 || end === 0) return content;
  const close = /^\s*<\/a>/.exec(content.slice(end, end + 100))?.[0] ?? '';
  const [shown, words] = [content.slice(0, end) + close, content.slice(end + close.length).trim()];
  return `\n\n<figure>${shown}${words && `<figcaption>${words}</figcaption>`}</figure>\n\n`;
};

/**
 * The HTML of a post whose shortcodes of WordPress itself are replaced by what they mean: pictures with captions and links. A
 * gallery is left out, because the post does not hold its pictures. `changes` names what was left out, and what stays as text because
 * a plug-in would fill it.
 */
export const readShortcodes = (html: string): { html: string; changes: Localized[] } => {
  const [before = '', ...codes] = html.split(OF_WORDPRESS);
  const missing = new Set<string>();
  const parts = [before];
  let opened: { name: string; start: number } | undefined;
  for (let at = 0; at < codes.length; at += 4) {
    const [slash, name = '', values = '', text = ''] = codes.slice(at, at + 4);
    const hasContent = name === 'embed' || name.endsWith('caption');
    if (slash && opened?.name === name) {
      const content = parts.splice(opened.start).join('');
      parts.push(name === 'embed' ? linkTo(content.trim()) : toFigure(content));
      opened = undefined;
    } else if (!slash && hasContent) opened = { name, start: parts.length };
    else if (!slash) {
      const address = MEDIA_ADDRESS.exec(values)?.[1];
      if (address) parts.push(linkTo(address));
      else missing.add(name);
    }
    parts.push(text);
  }
  const read = parts.join('');
  const left = new Set([...read.matchAll(OF_PLUGIN)].map(([, end, start]) => end ?? start ?? ''));
  return {
    html: read,
    changes: [
      ...[...missing].map(importMessages.shortcodeLeftOut),
      ...[...left].map(importMessages.shortcodeStays),
    ],
  };
};
