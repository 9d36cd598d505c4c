import { isStorable, shortened } from '../../http/plain-text';
import { isReserved, pathOf } from '../site/old-paths';

import type { ArchiveItem } from './archive-item';
import { importMessages } from './messages';
import { readDate } from './read-date';
import { Refused } from './refused';
import type { Report } from './report';

const dateOf = (name: string, text: string): Date | undefined => {
  const read = readDate(text);
  if (!('problem' in read)) return read.date;
  const { th, en } = read.problem;
  throw new Refused({ th: `${name}: ${th}`, en: `${name}: ${en}` });
};

/** What is known of an article before its texts are read. */
export type CheckedItem = {
  source: string;
  oldPath: string | null;
  isPublished: boolean;
  createdAt: Date | undefined;
  publishedAt: Date | undefined;
};

const oldPathOf = ({ address }: ArchiveItem, place: string, report: Report): string | null => {
  const path = pathOf(address);
  if (path === '' || !isStorable(path)) return null;
  if (!isReserved(path)) return path;
  report.change(importMessages.pathOfConsole(shortened(path, 100)), place);
  return null;
};

/** Checks what an article says of itself; throws `Refused`. */
export const checkItem = (item: ArchiveItem, place: string, report: Report): CheckedItem => {
  if (item.status !== 'published' && item.status !== 'draft')
    throw new Refused(importMessages.unknownStatus(shortened(item.status, 40)));
  const createdAt = dateOf('createdAt', item.createdAt);
  const publishedAt = dateOf('publishedAt', item.publishedAt);
  return {
    source: item.sourceId.trim(),
    oldPath: oldPathOf(item, place, report),
    isPublished: item.status === 'published',
    createdAt,
    publishedAt,
  };
};
