import type { Config } from './config';
import { readConfig } from './config';
import { type OpenDatabase, StartError } from './db/database';
import { openDatabase } from './db/open';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command of `npm run`; if it fails, it prints one sentence and exits with 1. */
export const runCommand = (command: () => Promise<void>): void => {
  command().catch((error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exit(1);
  });
};

/** Opens the database of the settings for a command. */
export const withDatabase = async (
  work: (database: OpenDatabase, config: Config) => Promise<void>,
): Promise<void> => {
  const config = readConfig(process.env);
  const database = await openDatabase(config, say);
  try {
    await work(database, config);
  } finally {
    await database.close();
  }
};
