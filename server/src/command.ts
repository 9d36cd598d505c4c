import path from 'node:path';

import { type OpenDatabase, StartError } from './db/database';
import { inWords } from './db/in-words';
import { openDatabase } from './db/open';
import type { Config } from './settings/config';
import { readConfig } from './settings/config';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command of `npm run`; if it fails, it prints one sentence and exits with 1. */
export const runCommand = (command: () => Promise<void>): void => {
  command().catch((error: unknown) => {
    process.stderr.write(`${inWords(error)}\n`);
    process.exit(1);
  });
};

/** The folder that a person named; npm runs commands in the project's folder and passes on the person's. */
export const folderOf = (name: string | undefined, usage: string): string => {
  if (!name) throw new StartError(usage);
  return path.resolve(process.env['INIT_CWD'] ?? '.', name);
};

/** Opens the database of the settings for a command, which never makes or upgrades one: a slip in a setting would go unseen. */
export const withDatabase = async (
  work: (database: OpenDatabase, config: Config) => Promise<void>,
): Promise<void> => {
  const config = readConfig(process.env);
  const database = await openDatabase(config, 'nothing', say);
  try {
    await work(database, config);
  } finally {
    await database.close();
  }
};
