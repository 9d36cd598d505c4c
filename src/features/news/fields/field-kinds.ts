import {
  cleanText,
  COVER_MAX_BYTES,
  PICTURE_TYPES,
  type IsoDate,
  type NewsContent,
  type Reference,
} from '@/shared/contract';
import { decodeFile, encodeFile } from '@/shared/draft/backup-file';
import { formatDate, toPublishedDate } from '@/shared/text/format-date';
import { htmlToText, parseHtml } from '@/shared/text/html-to-text';

import { mergeSets } from './merge-sets';
import type { Cover, NewsChoices, NewsField } from './news-field';

/** The keys of the item whose values have the type `T`. */
type Holding<T> = { [S in keyof NewsContent]: NewsContent[S] extends T ? S : never }[keyof NewsContent];

const readText = (raw: unknown) => (typeof raw === 'string' ? raw : undefined);

const readList = <T>(raw: unknown, read: (item: unknown) => T | undefined): T[] | undefined => {
  if (!Array.isArray(raw)) return undefined;
  const items = raw.map(read).filter((item) => item !== undefined);
  return items.length === raw.length ? items : undefined;
};

/** A multi-line text, sent and compared unchanged. */
export const box = <S extends Holding<string>>(stored: S): NewsField<string, S> => ({
  stored,
  empty: () => '',
  read: (news) => news[stored],
  text: (value) => value,
  lines: (value) => value.split('\n'),
  prose: (value) => value.split('\n'),
  toPart: (value) => value,
  encode: (value) => value,
  decode: readText,
});

/** A single-line text, compared as the server stores it. */
export const line = <S extends Holding<string>>(stored: S): NewsField<string, S> => ({
  ...box(stored),
  text: cleanText,
});

export const address = <S extends Holding<string>>(stored: S): NewsField<string, S> => ({
  ...line(stored),
  prose: null,
  comparedBy: 'whole',
  toPart: (value) => value.trim(),
});

const shownHtml = (html: string) => {
  const media = [...parseHtml(html).querySelectorAll('[src]')].map((element) => element.getAttribute('src'));
  return [htmlToText(html), ...media].join('\n');
};

export const html = <S extends Holding<string>>(stored: S): NewsField<string, S> => ({
  ...box(stored),
  prose: null,
  comparedBy: 'article',
  shown: shownHtml,
  lines: (value) => htmlToText(value).split('\n'),
});

/** One of a list; '' while none is chosen. */
export const choice = <T extends string | number, S extends keyof NewsContent>(
  field: Pick<NewsField<T, S>, 'stored' | 'read' | 'decode'> & {
    none: T;
    /** Finds the option of a value, with its name; undefined if it is not offered. */
    find: (value: T, choices: NewsChoices) => { value: T; name: string } | undefined;
  },
): NewsField<T, S> => ({
  stored: field.stored,
  empty: () => field.none,
  read: field.read,
  offered: (value, choices) => field.find(value, choices)?.value ?? field.none,
  text: (value) => String(value).trim(),
  prose: null,
  comparedBy: 'whole',
  lines: (value, names) => [field.find(value, names)?.name ?? names.gone ?? String(value)],
  toPart: String,
  encode: (value) => value,
  decode: field.decode,
});

/** Parses a date of the server; null if there is none. */
const toDate = (iso: IsoDate): Date | null => {
  const read = new Date(iso);
  return Number.isNaN(read.getTime()) ? null : read;
};

// An incomplete date counts as none; toISOString would throw.
const isoOf = (value: Date | null) => (value && !Number.isNaN(value.getTime()) ? value.toISOString() : null);

/** A date to the minute; null if there is none. */
export const date = <S extends Holding<IsoDate>>(stored: S): NewsField<Date | null, S> => ({
  stored,
  empty: (now) => now,
  read: (news) => toDate(news[stored]),
  text: (value) => (isoOf(value) === null ? '' : String(Math.floor(Number(value) / 60_000))),
  prose: null,
  comparedBy: 'whole',
  lines: (value) => [formatDate(isoOf(value))],
  toPart: (value) => (value ? toPublishedDate(value) : ''),
  encode: isoOf,
  decode: (raw) => (raw === null ? null : (toDate(readText(raw) ?? '') ?? undefined)),
});

export const tags: NewsField<string[], 'tags'> = {
  stored: 'tags',
  empty: () => [],
  read: (news) => news.tags.map(({ name }) => name),
  text: (value) => JSON.stringify(value),
  lines: (value) => [value.join(', ')],
  prose: (value) => value,
  merge: (base, mine, theirs) => mergeSets(base, mine, theirs, (tag) => tag),
  toPart: (value) => value.join(','),
  encode: (value) => value,
  decode: (raw) => readList(raw, readText),
};

/** The references without untouched, empty pairs. */
const filledReferences = (references: Reference[]): Reference[] =>
  references
    .map(({ label, link }) => ({ label: label.trim(), link: link.trim() }))
    .filter(({ label, link }) => label !== '' || link !== '');

const readReference = (raw: unknown): Reference | undefined => {
  if (typeof raw !== 'object' || raw === null || !('label' in raw) || !('link' in raw)) return undefined;
  const [label, link] = [readText(raw.label), readText(raw.link)];
  return label === undefined || link === undefined ? undefined : { label, link };
};

export const references: NewsField<Reference[], 'references'> = {
  stored: 'references',
  empty: () => [],
  read: (news) => news.references,
  text: (value) => JSON.stringify(filledReferences(value)),
  prose: (value) => value.map(({ label }) => label),
  lines: (value) => value.map(({ label, link }) => [label, link].filter(Boolean).join(' · ')),
  merge: (...sides) => {
    const [base, mine, theirs] = sides.map(filledReferences) as [Reference[], Reference[], Reference[]]; // three sides
    return mergeSets(base, mine, theirs, ({ link }) => link);
  },
  toPart: (value) => JSON.stringify(filledReferences(value)),
  encode: (value) => value,
  decode: (raw) => readList(raw, readReference),
};

const readCover = (raw: unknown): File | null | undefined => {
  if (raw === null) return null;
  const file = decodeFile(raw);
  const fits = file && PICTURE_TYPES.split(', ').includes(file.type) && file.size <= COVER_MAX_BYTES;
  return fits ? file : undefined;
};

const fileOf = (value: Cover) => (value instanceof File ? value : null);

/** A picture. Only a newly chosen file is sent and stored in a backup file. */
export const cover = <S extends 'coverImageUrl' | 'squareImageUrl'>(stored: S): NewsField<Cover, S> => ({
  stored,
  empty: () => null,
  read: (news: NewsContent) => news[stored],
  text: (value) =>
    value instanceof File ? `file:${value.name}:${value.size}:${value.lastModified}` : (value ?? ''),
  shown: () => '',
  lines: () => [],
  prose: null,
  image: (value) => value,
  toPart: fileOf,
  encode: (value) => (value instanceof File ? encodeFile(value) : null),
  decode: readCover,
});
