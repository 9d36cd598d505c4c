import type { Reference } from '@contract';

import { toVector, type WeighedText } from '../../db/search/lexemes';

const BLOCK =
  /<\/?(?:p|div|h[1-6]|li|[ou]l|table|t[rdh]|caption|br|hr|blockquote|pre|figure|figcaption)\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : ' ');

/** The text of a stored article: a blank between its blocks, and nothing between parts of a word that are formatted apart. */
export const textOfArticle = (html: string): string =>
  html
    .replace(BLOCK, ' ')
    .replace(TAG, '')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return characterOf(Number(decimal));
      if (hex) return characterOf(Number.parseInt(hex, 16));
      return ENTITIES[name?.toLowerCase() ?? ''] ?? whole;
    });

/** The texts of an item that a search looks in, and the name of its author. */
export type SearchedNews = {
  title: string;
  markdown: string;
  html: string;
  tags: readonly string[];
  references: readonly Reference[];
  authorName: string;
};

/** What matters most to a reader who looks for the item comes first. */
const textsOf = ({ title, markdown, html, tags, references, authorName }: SearchedNews): WeighedText[] => [
  { text: title, weight: 'A', inParts: true },
  ...[...tags, authorName].map((text) => ({ text, weight: 'B' as const })),
  ...[markdown, ...references.map(({ label }) => label)].map((text) => ({ text, weight: 'C' as const })),
  { text: textOfArticle(html), weight: 'D' },
];

/** The searchable words of an item. */
export const vectorOf = (item: SearchedNews): string => toVector(textsOf(item));
