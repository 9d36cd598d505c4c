import fs from 'node:fs';

import { StartError } from '../db/database';

const readFile = (name: string, file: string): string => {
  let value: string;
  try {
    value = fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${name}_FILE is "${file}", which cannot be read: ${reason}`);
  }
  if (value) return value;
  throw new StartError(`${name}_FILE is "${file}", which is empty.`);
};

/**
 * The text of a secret: its variable, or the file whose path is in the variable of the same name and `_FILE`, as Docker and
 * Kubernetes give it.
 */
export const readSecretFile = (env: Record<string, string | undefined>, name: string): string | undefined => {
  const file = env[`${name}_FILE`];
  if (!file) return env[name];
  if (env[name]) throw new StartError(`${name} and ${name}_FILE are both set; set only one of them.`);
  return readFile(name, file);
};
