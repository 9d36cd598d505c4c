import fs from 'node:fs';
import path from 'node:path';

import type { Manifest } from '../backup/format';
import type { Digest } from '../backup/lines';
import { StartError } from '../db/database';

/** What an export contains: `tables/<name>.jsonl`, a JSON object for each row, and the pictures in `files`. */
export type Contents = {
  format: number;
  exportedAt: string;
  /** The newest migration of the database. */
  schema: number;
  tables: Record<string, Digest & { rows: number }>;
  sequences: Manifest['sequences'];
  pictures: Digest & { rows: number };
};

/** Raised when this release writes an export that earlier ones cannot read. */
export const FORMAT = 1;

export const tableFile = (dir: string, table: string): string => path.join(dir, 'tables', `${table}.jsonl`);
export const pictureFolder = (dir: string): string => path.join(dir, 'files');
/** A line for each picture: its key, its size and its hash. */
export const pictureList = (dir: string): string => path.join(dir, 'pictures.jsonl');
const contentsFile = (dir: string): string => path.join(dir, 'export.json');

export const damaged = (file: string, reason: string): StartError =>
  new StartError(`The export cannot be used: ${file} ${reason}.`);

export const writeContents = (dir: string, contents: Contents): void =>
  fs.writeFileSync(contentsFile(dir), `${JSON.stringify(contents, null, 2)}\n`, { flag: 'wx', mode: 0o600 });

export const readContents = (dir: string): Contents => {
  const file = contentsFile(dir);
  if (!fs.existsSync(file)) throw new StartError(`There is no export in ${dir}: it has no export.json.`);
  let contents: Contents;
  try {
    contents = JSON.parse(fs.readFileSync(file, 'utf8')) as Contents; // as `writeContents` writes it
  } catch {
    throw damaged(file, 'is no JSON');
  }
  if (contents.format === FORMAT) return contents;
  throw damaged(file, 'was written by another release');
};
