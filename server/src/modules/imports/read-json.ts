import type { Localized } from '../../http/localized';
import { decodeText } from '../../http/plain-text';

import { type ArchiveItem, EMPTY_ITEM, type Reading } from './archive-item';
import { linesOf } from './lines';
import { importMessages } from './messages';

/** The largest article in bytes: the longest text that can be stored, each letter written by its number. */
export const MAX_ARTICLE_MEGABYTES = 16;
export const MAX_ARTICLE_BYTES = MAX_ARTICLE_MEGABYTES * 1024 * 1024;

/** A field has a value of another kind. */
class WrongField extends Error {
  constructor(
    readonly field: string,
    readonly text: Localized,
  ) {
    super(field);
  }
}

type Fields = Record<string, unknown>;

const text = (fields: Fields, name: string): string => {
  const value = fields[name] ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new WrongField(name, importMessages.notText);
  return value;
};

const texts = (fields: Fields, name: string): string[] => {
  const value = fields[name] ?? [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (!list.every((one) => typeof one === 'string')) throw new WrongField(name, importMessages.notTexts);
  return list.filter((one) => one.trim() !== '');
};

const toItem = (fields: Fields): ArchiveItem => ({
  sourceId: text(fields, 'sourceId'),
  title: text(fields, 'title'),
  html: text(fields, 'html'),
  summary: text(fields, 'summary') || text(fields, 'description'),
  metaTitle: text(fields, 'metaTitle'),
  metaDescription: text(fields, 'metaDescription'),
  authors: texts(fields, 'author'),
  categories: texts(fields, 'category'),
  tags: texts(fields, 'tags').flatMap((tag) => tag.split(',')),
  country: text(fields, 'country'),
  references: fields['references'] === undefined ? '' : JSON.stringify(fields['references']),
  videoUrl: text(fields, 'videoUrl'),
  tiktokUrl: text(fields, 'tiktokUrl'),
  createdAt: text(fields, 'createdAt'),
  publishedAt: text(fields, 'publishedAt'),
  status: text(fields, 'status') || EMPTY_ITEM.status,
  address: text(fields, 'address'),
  cover: text(fields, 'cover'),
  square: text(fields, 'square'),
});

const parse = (bytes: Buffer): { value: unknown } | { problem: Localized } => {
  const source = decodeText(bytes);
  if (source === undefined) return { problem: importMessages.notUtf8 };
  try {
    return { value: JSON.parse(source.replace(/^\ufeff/, '')) };
  } catch {
    return { problem: importMessages.notJson };
  }
};

/** An article that is written as one JSON object, or why it cannot be read. */
export const readJsonItem = (bytes: Buffer | null): { item: ArchiveItem } | { problem: Localized } => {
  if (!bytes) return { problem: importMessages.tooLarge(MAX_ARTICLE_MEGABYTES) };
  const parsed = parse(bytes);
  if ('problem' in parsed) return parsed;
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: importMessages.notAnObject };
  try {
    return { item: toItem(value as Fields) }; // any object can be read by its keys
  } catch (error) {
    if (!(error instanceof WrongField)) throw error;
    const { field, text: why } = error;
    return { problem: { th: `${field}: ${why.th}`, en: `${field}: ${why.en}` } };
  }
};

const isEmpty = (bytes: Buffer | null): boolean => bytes !== null && bytes.toString('latin1').trim() === '';

/** The articles of JSON lines, one in each line. `name`: how messages name the file. */
export async function* readJsonLines(
  stream: AsyncIterable<Buffer>,
  { name, folder }: { name: string; folder?: string },
): AsyncGenerator<Reading> {
  for await (const { number, bytes } of linesOf(stream, MAX_ARTICLE_BYTES)) {
    if (isEmpty(bytes)) continue;
    yield {
      place: `${name}, line ${number}`,
      ...readJsonItem(bytes),
      ...(folder !== undefined && { folder }),
    };
  }
}
