import {
  fieldOf,
  NEWS_FIELDS,
  type NewsFieldName,
  type NewsFormValues,
  typedVersion,
  valuesOf,
  versionOf,
} from '@/features/news';
import type { Id } from '@/shared/contract';
import { readBackupFile, writeBackupFile, type BackupFault } from '@/shared/draft/backup-file';
import { newsroomClock } from '@/shared/text/newsroom-time';
import { truncateGraphemes } from '@/shared/text/truncate';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { encodeField, readers } from './encode-fields';

const cleaning = onDemand(() => import(/* webpackChunkName: "editor" */ '@/shared/editor/clean-import'));

const FORMAT = 'newsdesk-news';
const NAME_LENGTH = 60;

/** Returns the values of the form as the text of a backup file, including chosen images. */
export const writeNewsBackup = async (
  values: NewsFormValues,
  about: { groupId: Id; newsId: Id | null },
): Promise<string> => {
  const version = typedVersion(values);
  const fields = NEWS_FIELDS.map(async (name) => [name, await encodeField(version, name)] as const);
  return writeBackupFile(FORMAT, about, Object.fromEntries(await Promise.all(fields)));
};

/** What a backup file holds; `lacking` names the fields that are not in it. */
export type NewsBackup = {
  values: NewsFormValues;
  lacking: NewsFieldName[];
  about: Record<string, unknown>;
};

type ReadBackup = NewsBackup & {
  /** Names what the html hid, which is not in `values`, and offers to use the values with it; names the deletions that stay. */
  offerWhole: (use: (values: NewsFormValues) => void) => void;
};

/** Reads a backup file. Its html is sanitized and loses what it hides, because the file may come from anywhere. */
export const readNewsBackup = async (content: string): Promise<ReadBackup | { fault: BackupFault }> => {
  const empty = versionOf((name) => fieldOf(name).empty(null));
  const read = readBackupFile(content, FORMAT, readers, empty);
  if ('fault' in read) return read;
  const { values, ...rest } = read;
  const { cleanImport, offerToPutIn, tellLeftIn } = await cleaning.arrival();
  const { seen, whole, leftOut, leftIn } = cleanImport(values.html);
  const withHtml = (html: string) => valuesOf({ ...values, html });
  return {
    ...rest,
    values: withHtml(seen),
    offerWhole: (use) => {
      offerToPutIn(leftOut, () => use(withHtml(whole)));
      tellLeftIn(leftIn);
    },
  };
};

/** A file name from the title and the date that is valid on every system. */
export const backupFileName = (title: string, now: Date): string => {
  const words = title.replace(/[\s\p{Cc}\\/:*?"<>|]+/gu, ' ').trim();
  return `${truncateGraphemes(words, NAME_LENGTH) || 'news'} ${newsroomClock(now).format('YYYY-MM-DD HHmm')}.json`;
};
