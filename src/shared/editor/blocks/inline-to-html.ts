import type { Op } from 'quill-delta';

import { toAttributes, type Attributes } from '../quill/attributes';

import { readWrappers, TWIN_LINK, type Formats } from './lines';

const VOID = /^(?:br|img|hr|wbr)$/;

/** Escapes text for html, as browsers do when they serialize a document. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>\u00a0]/g, (found) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[found] ?? '&nbsp;');

const escapeValue = (value: string) =>
  value.replace(/[&"\u00a0]/g, (found) => ({ '&': '&amp;', '"': '&quot;' })[found] ?? '&nbsp;');

/** The start tag of an element. */
export const openTag = (tag: string, attributes: Attributes): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
    .join('')}>`;

/** An element with its content. */
export const element = (tag: string, attributes: Attributes, content = ''): string =>
  openTag(tag, attributes) + (VOID.test(tag) ? '' : `${content}</${tag}>`);

/** How to write html for edited content. */
export type Writing = {
  /** Returns the icon at the beginning of a link's text, by its address. */
  icon: (href: string) => string;
  /** Returns the source of an atom without active content. */
  clean: (source: string) => string;
};

/** An element around text; `id` distinguishes it from another one with the same tag and attributes. */
type Around = { open: string; tag: string; id: string };

const PLAIN: [format: string, tag: (value: unknown) => string][] = [
  ['code', () => 'code'],
  ['bold', () => 'strong'],
  ['italic', () => 'em'],
  ['underline', () => 'u'],
  ['strike', () => 's'],
  ['script', (value) => (value === 'super' ? 'sup' : 'sub')],
];

// If two elements end together, the first one here is the outer one.
const around = (formats: Formats = {}): Around[] => {
  const one = (tag: string, attributes: Attributes = {}, mark = '') => {
    const open = openTag(tag, attributes);
    return { tag, open, id: open + mark };
  };
  const { [TWIN_LINK]: twin, ...link } = toAttributes(formats['link'] ?? {}, 'href');
  const links = formats['link'] ? [one('a', link, twin === undefined ? '' : TWIN_LINK)] : [];
  const marks = (readWrappers(formats['marks']) ?? []).map(([tag, attributes]) => one(tag, attributes));
  const plain = PLAIN.filter(([format]) => formats[format]).map(([format, tagFor]) =>
    one(tagFor(formats[format])),
  );
  return [...links, ...marks, ...plain];
};

// Represents a line end of preformatted text until it is known whether the element is still preformatted.
const LINE_END = '\u0000';

const INLINE_EMBEDS: Record<string, (value: unknown, writing?: Writing) => string> = {
  'soft-break': (value) => {
    const { newline, ...attributes } = toAttributes(value, 'class');
    return newline !== undefined && Object.keys(attributes).length === 0
      ? LINE_END
      : element('br', attributes);
  },
  image: (value) => element('img', toAttributes(value, 'src')),
  atom: (value, writing) => (typeof value === 'string' ? (writing?.clean(value) ?? value) : ''),
};

const embedToHtml = (embed: Record<string, unknown>, writing?: Writing) =>
  Object.entries(embed)
    .map(([name, value]) => INLINE_EMBEDS[name]?.(value, writing) ?? '')
    .join('');

// A browser collapses several spaces and drops leading ones, so the others become no-break spaces.
const keepSpaces = (text: string, isAfterSpace: boolean) =>
  (isAfterSpace ? text.replace(/^ /, '\u00a0') : text).replace(/ {2}/g, ' \u00a0');

const spanOf = (id: string, from: number, elements: Around[][]) => {
  let to = from;
  while (elements[to]?.some((other) => other.id === id)) to += 1;
  return to - from;
};

const hasWords = (id: string, from: number, ops: Op[], elements: Around[][]) =>
  ops
    .slice(from, from + spanOf(id, from, elements))
    .some(({ insert }) => typeof insert === 'string' && insert.trim() !== '');

/** The content of one line as html. Elements are nested so that each is written as few times as possible. */
export const opsToHtml = (ops: Op[], writing?: Writing, isPre = false): string => {
  const elements = ops.map(({ attributes }) => around(attributes));
  const open: Around[] = [];
  let html = '';
  let isAfterSpace = true;
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</${open.pop()?.tag ?? ''}>`;
  };
  ops.forEach(({ insert, attributes }, index) => {
    const wanted = elements[index] ?? [];
    const kept = open.findIndex(({ id }) => !wanted.some((other) => other.id === id));
    closeTo(kept < 0 ? open.length : kept);
    wanted
      .filter(({ id }) => !open.some((other) => other.id === id))
      .map((one) => ({ one, span: spanOf(one.id, index, elements) }))
      .sort((a, b) => b.span - a.span)
      .forEach(({ one }) => {
        html += one.open;
        open.push(one);
        const isLink = writing && one.tag === 'a' && attributes?.['link'];
        if (isLink && hasWords(one.id, index, ops, elements))
          html += writing.icon(toAttributes(attributes['link'], 'href')['href'] ?? '');
      });
    if (typeof insert === 'string') {
      html += escapeText(isPre ? insert : keepSpaces(insert, isAfterSpace));
      isAfterSpace = /[ ]$/.test(insert);
    } else if (insert) {
      html += embedToHtml(insert, writing);
      isAfterSpace = 'soft-break' in insert;
    }
  });
  closeTo(0);
  html = html.replaceAll(LINE_END, isPre ? '\n' : '<br>');
  const last = ops.at(-1)?.insert;
  const needsFiller = !isPre && typeof last === 'object' && 'soft-break' in last;
  return needsFiller ? `${html}<br>` : html;
};
