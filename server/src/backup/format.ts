import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { StartError } from '../db/database';
import { PACKAGE_FILE } from '../paths';

import type { Content, Digest } from './lines';

/** Raised when this release writes a back-up that earlier ones cannot read. */
const FORMAT = 1;

export type SavedTable = Digest & Content & { columns: string[] };

/** What a back-up contains. Its files are named after its tables, and its pictures after their keys. */
export type Manifest = {
  format: number;
  /** The release that made it, and when. */
  release: string;
  madeAt: string;
  /** The newest migration of the database. */
  schema: number;
  tables: Record<string, SavedTable>;
  sequences: { name: string; value: string; isCalled: boolean }[];
  /** The list of the pictures; `missing` ones were shown by a row and were not in the store. */
  pictures: Digest & { rows: number; missing: number };
};

export const tableFile = (dir: string, table: string): string =>
  path.join(dir, 'tables', `${table}.jsonl.gz`);
/** A line for each picture: its key, its size and its hash. */
export const pictureList = (dir: string): string => path.join(dir, 'pictures.jsonl.gz');
export const pictureFolder = (dir: string): string => path.join(dir, 'files');
const manifestFile = (dir: string): string => path.join(dir, 'manifest.json');

/** The error for a back-up that cannot be used; it names the file. */
export const damaged = (dir: string, file: string, reason: string): StartError =>
  new StartError(`The back-up cannot be used: ${path.relative(dir, file)} ${reason}.`);

const hashOf = (manifest: object): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** The version of this release. */
const release = (): string =>
  // Our own package.json.
  (JSON.parse(fs.readFileSync(PACKAGE_FILE, 'utf8')) as { version: string }).version;

/** Writes the manifest, with a hash of itself. */
export const writeManifest = (dir: string, parts: Omit<Manifest, 'format' | 'release'>): void => {
  const manifest: Manifest = { ...parts, format: FORMAT, release: release() };
  const text = JSON.stringify({ ...manifest, sha256: hashOf(manifest) }, null, 2);
  fs.writeFileSync(manifestFile(dir), `${text}\n`, { flag: 'wx', mode: 0o600 });
};

/** The manifest of a back-up; refuses a folder without one, an altered one, and one of a newer release. */
export const readManifest = (dir: string): Manifest => {
  const file = manifestFile(dir);
  if (!fs.existsSync(file)) throw new StartError(`There is no back-up in ${dir}: it has no manifest.json.`);
  let parsed: Manifest & { sha256: string };
  try {
    parsed = JSON.parse(fs.readFileSync(file, 'utf8')) as typeof parsed; // its hash shows that `writeManifest` wrote it
  } catch {
    throw damaged(dir, file, 'is not complete');
  }
  const { sha256, ...manifest } = parsed;
  if (manifest.format > FORMAT) throw newerRelease(manifest);
  if (hashOf(manifest) !== sha256) throw damaged(dir, file, 'was altered');
  return manifest;
};

/** The error for a back-up that this release cannot read yet. */
export const newerRelease = ({ release: made }: Manifest): StartError =>
  new StartError(
    `This back-up was made by a newer release of Newsdesk (${made}). Restore it with that release or a later one.`,
  );
