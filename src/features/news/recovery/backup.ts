import dayjs from 'dayjs';

import type { Id, Reference } from '@/shared/contract';
import {
  decodeFile,
  encodeFile,
  readBackupFile,
  writeBackupFile,
  type FieldReaders,
} from '@/shared/draft/backup-file';
import { cleanSource } from '@/shared/editor/clean-source';
import { truncateGraphemes } from '@/shared/text/truncate';

import { COVER_MAX_BYTES, COVER_TYPES } from '../fields/cover-limits';
import type { NewsFormValues } from '../fields/news-form-values';

const FORMAT = 'newsdesk-news';
const NAME_LENGTH = 60;

const text = (raw: unknown) => (typeof raw === 'string' ? raw : undefined);

const list = <T>(raw: unknown, read: (item: unknown) => T | undefined): T[] | undefined => {
  if (!Array.isArray(raw)) return undefined;
  const items = raw.map(read).filter((item) => item !== undefined);
  return items.length === raw.length ? items : undefined;
};

const reference = (raw: unknown): Reference | undefined => {
  if (typeof raw !== 'object' || raw === null || !('label' in raw) || !('link' in raw)) return undefined;
  const [label, link] = [text(raw.label), text(raw.link)];
  return label === undefined || link === undefined ? undefined : { label, link };
};

const cover = (raw: unknown): File | null | undefined => {
  if (raw === null) return null;
  const file = decodeFile(raw);
  const fits = file && COVER_TYPES.split(', ').includes(file.type) && file.size <= COVER_MAX_BYTES;
  return fits ? file : undefined;
};

const date = (raw: unknown): Date | null | undefined => {
  if (raw === null) return null;
  const read = new Date(text(raw) ?? NaN);
  return Number.isNaN(read.getTime()) ? undefined : read;
};

// A file may come from anywhere; what nothing has to be taken out of stays byte for byte.
const withoutScript = (raw: string) => {
  const { html, removed } = cleanSource(raw);
  return removed.length > 0 ? html : raw;
};

const readers: FieldReaders<NewsFormValues> = {
  cover,
  square: cover,
  title: text,
  metaTitle: text,
  markdown: text,
  metaDescription: text,
  categoryId: (raw) => (typeof raw === 'string' || Number.isInteger(raw) ? String(raw) : undefined),
  countryCode: text,
  publishedDate: date,
  html: (raw) => (typeof raw === 'string' ? withoutScript(raw) : undefined),
  tags: (raw) => list(raw, text),
  references: (raw) => list(raw, reference),
  videoUrl: text,
  tiktokUrl: text,
};

/** Everything that the form holds as the text of a file, its chosen images included. */
export const writeNewsBackup = async (
  values: NewsFormValues,
  about: { groupId: Id; newsId: Id | null },
): Promise<string> => {
  const { publishedDate } = values;
  return writeBackupFile(FORMAT, about, {
    ...values,
    cover: values.cover && (await encodeFile(values.cover)),
    square: values.square && (await encodeFile(values.square)),
    // An unfinished date is none; toISOString would throw.
    publishedDate: publishedDate && dayjs(publishedDate).isValid() ? publishedDate.toISOString() : null,
  });
};

/** Reads such a file back, its html sanitised: it may come from anywhere. */
export const readNewsBackup = (content: string) => readBackupFile(content, FORMAT, readers);

/** Title and date, as a file may be called on any system. */
export const backupFileName = (title: string, now: Date): string => {
  const words = title.replace(/[\s\p{Cc}\\/:*?"<>|]+/gu, ' ').trim();
  return `${truncateGraphemes(words, NAME_LENGTH) || 'news'} ${dayjs(now).format('YYYY-MM-DD HHmm')}.json`;
};
