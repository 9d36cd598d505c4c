import { toAttributes } from '../quill/attributes';

import { element, escapeText, openTag, opsToHtml, type Writing } from './inline-to-html';
import { containerOf, itemOf, textWrappers, wrap, wrappersOf } from './line-wrappers';
import { embedOf, formatsOf, type Line, type Wrapper } from './lines';
import { piecesToHtml } from './pieces';

const EMBEDS: Record<string, (value: unknown) => string> = {
  raw: (value) => (typeof value === 'string' ? value : ''),
  video: (value) => element('iframe', toAttributes(value, 'src')),
  grid: piecesToHtml,
  rule: (value) => element('hr', toAttributes(value, 'class')),
};

const contentOf = (line: Line) => line.slice(0, -1);

const lineToHtml = (line: Line, writing?: Writing): string => {
  const embed = embedOf(line);
  if (embed) return EMBEDS[embed[0]]?.(embed[1]) ?? '';
  const { header } = formatsOf(line);
  const wrappers = typeof header === 'number' ? wrappersOf(line, `h${header}`, true) : textWrappers(line);
  const isPre = wrappers[0]?.[0] === 'pre';
  const content = opsToHtml(contentOf(line), writing, isPre);
  // A parser drops a line end directly after the tag.
  if (isPre) return wrap(wrappers, content.startsWith('\n') ? `\n${content}` : content);
  return wrap(wrappers, content === '' && wrappers.length > 0 ? '<br>' : content);
};

const listToHtml = (lines: Line[], writing?: Writing): string => {
  let html = '';
  const open: { tag: string; container: unknown }[] = [];
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</li></${open.pop()?.tag ?? ''}>`;
  };
  for (const line of lines) {
    const { list, indent, container } = formatsOf(line);
    const tag = list === 'ordered' ? 'ol' : 'ul';
    const depth = Number(indent ?? 0);
    closeTo(depth + 1);
    const level = open[depth];
    if (level && (level.tag !== tag || level.container !== container)) closeTo(depth);
    else if (level) html += '</li>';
    while (open.length <= depth) {
      const [name, attributes] = containerOf(line)[0] ?? [tag, {}];
      const isInner = open.length === depth;
      html += openTag(tag, isInner && name === tag ? attributes : {}) + (isInner ? '' : '<li>');
      open.push({ tag, container: isInner ? container : undefined });
    }
    const [[, attributes] = ['li', {}], ...inner] = itemOf(line);
    html += openTag('li', attributes) + wrap(inner, opsToHtml(contentOf(line), writing));
  }
  closeTo(0);
  return html;
};

/** Wraps all lines in one element. */
const aroundAll =
  (tag: string) =>
  (lines: Line[], writing?: Writing): string => {
    const [name, attributes] = containerOf(lines[0] ?? [])[0] ?? [tag, {}];
    const inner = lines.map((line) => {
      const content = opsToHtml(contentOf(line), writing);
      const wrappers = textWrappers(line);
      return wrap(wrappers, content === '' && wrappers.length > 0 ? '<br>' : content);
    });
    return element(tag, name === tag ? attributes : {}, inner.join(''));
  };

const codeToHtml = (lines: Line[]): string => {
  const [first = []] = lines;
  const text = lines
    .map((line) =>
      contentOf(line)
        .map(({ insert }) => insert)
        .join(''),
    )
    .join('\n');
  const language = formatsOf(first)['code-block'];
  const plain: Wrapper[] = [
    ['pre', {}],
    ['code', typeof language === 'string' ? { class: `language-${language}` } : {}],
  ];
  const own = containerOf(first).filter(([tag]) => /^(?:pre|code)$/.test(tag));
  const wrappers = own[0]?.[0] === 'pre' ? own : plain;
  // A parser drops a line end directly after the tag.
  const isEaten = wrappers.length === 1 && text.startsWith('\n');
  return wrap(wrappers, (isEaten ? '\n' : '') + escapeText(text).replaceAll('&nbsp;', '\u00a0'));
};

const KINDS = ['list', 'blockquote', 'code-block', 'figure'] as const;
const TO_HTML = {
  list: listToHtml,
  blockquote: aroundAll('blockquote'),
  'code-block': codeToHtml,
  figure: aroundAll('figure'),
};

type Kind = (typeof KINDS)[number] | undefined;
const kindOf = (line: Line): Kind => {
  const formats = formatsOf(line);
  return KINDS.find((kind) => formats[kind]);
};

const holderOf = (line: Line): string => JSON.stringify(containerOf(line));

const isSameBlock = (one: Line, next: Line): boolean => {
  const kind = kindOf(one);
  if (kind === undefined || kind !== kindOf(next)) return false;
  if (kind === 'list') return true;
  return holderOf(one) === holderOf(next);
};

/** Groups lines into blocks: the lines of one list, quotation or code block, or a single line. */
export const groupLines = (lines: Line[]): Line[][] => {
  const groups: Line[][] = [];
  let last: Line | undefined;
  for (const line of lines) {
    if (last && isSameBlock(last, line)) groups.at(-1)?.push(line);
    else groups.push([line]);
    last = line;
  }
  return groups;
};

/** The html of one group of `groupLines`. */
const groupToHtml = (lines: Line[], writing?: Writing): string => {
  const [first] = lines;
  if (!first) return '';
  const kind = kindOf(first);
  return kind ? TO_HTML[kind](lines, writing) : lines.map((line) => lineToHtml(line, writing)).join('');
};

/**
 * The html of editor lines. Each group of `groupLines` is one element or, for lists of different kinds,
 * several.
 */
export const linesToHtml = (lines: Line[], writing?: Writing): string =>
  groupLines(lines)
    .map((group) => groupToHtml(group, writing))
    .join('');
