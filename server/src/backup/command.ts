import path from 'node:path';

import { StartError } from '../db/database';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The folder that a person named; npm runs commands in the project's folder and passes on the person's. */
export const folderOf = (name: string | undefined, usage: string): string => {
  if (!name) throw new StartError(usage);
  return path.resolve(process.env['INIT_CWD'] ?? '.', name);
};

const explain = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  // Drizzle's own message is the statement; the database's message is the cause.
  if (error instanceof Error && error.cause instanceof Error) return error.cause.message;
  return String(error);
};

/** Runs a command; exits with 1 and one sentence if it fails. */
export const runCommand = (what: string, command: (say: (text: string) => void) => Promise<void>): void => {
  command(say).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${what} failed. ${explain(error)}\n`);
      process.exit(1);
    },
  );
};
