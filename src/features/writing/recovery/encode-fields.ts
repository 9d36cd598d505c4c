import {
  fieldOf,
  fieldText,
  NEWS_FIELDS,
  type NewsFieldName,
  type NewsFormValues,
  type NewsVersion,
} from '@/features/news';
import type { FieldReaders } from '@/shared/draft/backup-file';
import { hashText } from '@/shared/lib/hash-text';

/** A field as JSON has it; a promise for a file. */
export const encodeField = <F extends NewsFieldName>(version: Pick<NewsVersion, F>, name: F): unknown =>
  fieldOf(name).encode(version[name]);

/** Reads each field as `encodeField` wrote it. */
export const readers = Object.fromEntries(
  NEWS_FIELDS.map((name) => [name, fieldOf(name).decode]),
) as FieldReaders<NewsVersion>; // one entry per field

const TEXTS = NEWS_FIELDS.filter((name) => !fieldOf(name).image);

/** The fields as JSON has them, without the covers. */
export const encodeTexts = (values: Partial<NewsFormValues>): Record<string, unknown> => {
  const version = values as NewsVersion; // only the fields that are there are read
  const there = TEXTS.filter((name) => name in values);
  return Object.fromEntries(there.map((name) => [name, encodeField(version, name)]));
};

/** A mark of each field but the covers: of equal values they are equal. */
export const marksOf = (version: NewsVersion): Record<string, string> =>
  Object.fromEntries(TEXTS.map((name) => [name, hashText(fieldText(version, name))]));

/** The fields that `encodeTexts` wrote. What this console cannot read is left out. */
export const decodeTexts = (values: Record<string, unknown>): Partial<NewsFormValues> => {
  const read = TEXTS.map((name) => [name, readers[name](values[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
};
