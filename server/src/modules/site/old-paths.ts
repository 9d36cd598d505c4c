import { asc, eq } from 'drizzle-orm';

import { CONSOLE_ROOTS, type Id } from '@contract';

import type { Database } from '../../db/database';
import { newsSources } from '../../db/schema';

/** What this server itself serves. */
const SERVER_ROOTS = ['api', 'files', 'n', 'assets'];
const RESERVED = new Set<string>([...CONSOLE_ROOTS, ...SERVER_ROOTS]);
const MAX_PATH = 1_000;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The path of an address, in the one spelling in which it is stored and looked up; empty for the first page of a website. */
export const pathOf = (address: string): string => {
  const base = 'http://website.invalid';
  if (!URL.canParse(address, base)) return '';
  const path = decoded(new URL(address, base).pathname).normalize('NFC').replace(/\/+$/, '');
  return path.length > MAX_PATH || path.includes('\0') ? '' : path;
};

/** Whether a path belongs to the console or the server, and so cannot lead to an article. */
export const isReserved = (path: string): boolean => RESERVED.has(path.split('/')[1] ?? '');

/** The item that had this address on another website before it was imported. */
export const findByOldPath = async (db: Database, url: string): Promise<Id | undefined> => {
  const path = pathOf(url);
  if (path === '' || isReserved(path)) return undefined;
  const [row] = await db
    .select({ id: newsSources.newsId })
    .from(newsSources)
    .where(eq(newsSources.oldPath, path))
    .orderBy(asc(newsSources.newsId))
    .limit(1);
  return row?.id;
};
