import { isBlank, playerOf } from '@/shared/contract';

import type { Repair } from './repair';

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  shy: '',
  zwj: '',
  zwnj: '',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
};
const TAG =
  '(?:a|abbr|article|aside|b|big|blockquote|br|center|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|i|iframe|img|ins|li|link|main|mark|meta|nav|o:p|ol|p|pre|q|s|script|section|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|video)';
const CODE =
  '(?:b|u|s|url|img|quote|code|size|color|font|list|center|left|right|caption|gallery|embed|video|audio|playlist)';
const MARKUP = new RegExp(
  [
    `<(?:${TAG}(?:\\s[^<>]*)?/?|/${TAG}\\s*)>|<!--[^<>]*-->`,
    `&(?:amp;)?(?:${Object.keys(ENTITIES).join('|')}|#\\d{2,6}|#x[\\da-f]{2,5});`,
    `\\[/?${CODE}(?:[= ][^\\][]*)?\\]|\\[i\\](?=[^[\\]]*\\[/i\\])|\\[/i\\]`,
  ].join('|'),
  'giu',
);
/** What is around words in Markdown. Two asterisks within two words are letters that are left out. */
const MARKDOWN: [pattern: RegExp, right: string][] = [
  [/(?<!\*)\*\*(?=[^\s*])([^*]*[^\s*])\*\*(?!\*)/gu, '$1'],
  [/(?<![\p{L}\p{M}\p{N}_])__(?=[^\s_])([^_]*[^\s_])__(?![\p{L}\p{M}\p{N}_])/gu, '$1'],
  [/(?<!~)~~(?=[^\s~])([^~]*[^\s~])~~(?!~)/gu, '$1'],
  [/^#{2,6}\s+/gu, ''],
  [/\[([^\][]+)\]\((https?:[^\s()]+)\)/gu, '$1 ($2)'],
];

const textOf = (markup: string): string => {
  const entity = /^&(?:amp;)?(#?\w+);$/.exec(markup)?.[1]?.toLowerCase();
  if (entity?.startsWith('#')) {
    const point = Number(entity.startsWith('#x') ? `0${entity.slice(1)}` : entity.slice(1));
    const character = point <= 0x10ffff ? String.fromCodePoint(point) : '';
    return isBlank(character) && !/\s/.test(character) ? '' : character;
  }
  if (entity !== undefined) return ENTITIES[entity] ?? '';
  // The code of a player: its address, which the editor shows as a player when it is pasted.
  const address = /^<iframe\s[^>]*?src=["']?([^"'\s>]+)/i.exec(markup)?.[1];
  return address !== undefined && playerOf(address) !== null ? address : '';
};

const isLeftOut = (line: string, index: number, wrong: string): boolean =>
  /\s/.test(wrong) &&
  /\p{L}\p{M}*$/u.test(line.slice(0, index)) &&
  /^\p{L}/u.test(line.slice(index + wrong.length));

/** Code of web pages, forums and Markdown that readers would see as text. */
export const literalMarkup = (line: string): Repair[] => {
  const found = [
    ...[...line.matchAll(MARKUP)].map(({ index, 0: wrong }) => ({ index, wrong, right: textOf(wrong) })),
    ...MARKDOWN.flatMap(([pattern, right]) =>
      [...line.matchAll(pattern)]
        .filter(({ index, 0: wrong }) => !isLeftOut(line, index, wrong))
        .map(({ index, 0: wrong }) => ({ index, wrong, right: wrong.replace(pattern, right) })),
    ),
  ];
  return found.map((one) => ({
    ...one,
    code: 'literal-markup',
    detail: one.wrong.length > 30 ? `${one.wrong.slice(0, 30)}…` : one.wrong,
  }));
};
