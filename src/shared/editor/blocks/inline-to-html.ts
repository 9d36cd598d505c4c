import type { Op } from 'quill-delta';

import { toAttributes, type Attributes } from '../quill/attributes';

import { readWrappers, type Formats } from './lines';

const VOID = /^(?:br|img|hr|wbr)$/;

/** Text as html: what browsers escape when they write a document. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>\u00a0]/g, (found) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[found] ?? '&nbsp;');

const escapeValue = (value: string) =>
  value.replace(/[&"\u00a0]/g, (found) => ({ '&': '&amp;', '"': '&quot;' })[found] ?? '&nbsp;');

/** An element's beginning. */
export const openTag = (tag: string, attributes: Attributes): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
    .join('')}>`;

/** A whole element around html. */
export const element = (tag: string, attributes: Attributes, content = ''): string =>
  openTag(tag, attributes) + (VOID.test(tag) ? '' : `${content}</${tag}>`);

/** What is done to html that is written anew. */
export type Writing = {
  /** What stands at the beginning of a link's words, by its address. */
  icon: (href: string) => string;
  /** The source of an atom, without what runs. */
  clean: (source: string) => string;
};

type Around = { open: string; tag: string };

const PLAIN: [format: string, tag: (value: unknown) => string][] = [
  ['code', () => 'code'],
  ['bold', () => 'strong'],
  ['italic', () => 'em'],
  ['underline', () => 'u'],
  ['strike', () => 's'],
  ['script', (value) => (value === 'super' ? 'sup' : 'sub')],
];

// Where two end together, the one named first is the outer one.
const around = (formats: Formats = {}): Around[] => {
  const link = formats['link']
    ? [{ tag: 'a', open: openTag('a', toAttributes(formats['link'], 'href')) }]
    : [];
  const marks = (readWrappers(formats['marks']) ?? []).map(([tag, attributes]) => ({
    tag,
    open: openTag(tag, attributes),
  }));
  const plain = PLAIN.filter(([format]) => formats[format]).map(([format, tagFor]) => {
    const tag = tagFor(formats[format]);
    return { tag, open: `<${tag}>` };
  });
  return [...link, ...marks, ...plain];
};

// Stands for a line end of preformatted text until it is known whether the text still is.
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

// A browser shows one of several spaces, and none at the beginning: the others have to be no-break ones.
const keepSpaces = (text: string, isAfterSpace: boolean) =>
  (isAfterSpace ? text.replace(/^ /, '\u00a0') : text).replace(/ {2}/g, ' \u00a0');

const spanOf = (open: string, from: number, elements: Around[][]) => {
  let to = from;
  while (elements[to]?.some((other) => other.open === open)) to += 1;
  return to - from;
};

const hasWords = (open: string, from: number, ops: Op[], elements: Around[][]) =>
  ops
    .slice(from, from + spanOf(open, from, elements))
    .some(({ insert }) => typeof insert === 'string' && insert.trim() !== '');

/** The content of one line as html; elements are nested so that each is written as few times as can be. */
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
    const kept = open.findIndex(({ open: tag }) => !wanted.some((other) => other.open === tag));
    closeTo(kept < 0 ? open.length : kept);
    wanted
      .filter(({ open: tag }) => !open.some((other) => other.open === tag))
      .map((one) => ({ one, span: spanOf(one.open, index, elements) }))
      .sort((a, b) => b.span - a.span)
      .forEach(({ one }) => {
        html += one.open;
        open.push(one);
        const isLink = writing && one.tag === 'a' && attributes?.['link'];
        if (isLink && hasWords(one.open, index, ops, elements))
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
