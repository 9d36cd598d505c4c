import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';

import { StartError } from '../db/database';
import { inWords } from '../db/in-words';

const readFile = (name: string, file: string): string => {
  let bytes: Buffer;
  try {
    bytes = fs.readFileSync(file);
  } catch (error) {
    throw new StartError(`${name}_FILE is "${file}", which cannot be read. ${inWords(error)}`);
  }
  // Different bytes would be read as the same text.
  if (!isUtf8(bytes)) throw new StartError(`${name}_FILE is "${file}", which is no text.`);
  const value = bytes.toString('utf8').trim();
  if (value) return value;
  throw new StartError(`${name}_FILE is "${file}", which is empty.`);
};

/**
 * The text of a secret: its variable, or the file whose path is in the variable of the same name and `_FILE`, as Docker and
 * Kubernetes give it.
 */
export const readSecretFile = (env: Record<string, string | undefined>, name: string): string | undefined => {
  const file = env[`${name}_FILE`]?.trim();
  if (!file) return env[name];
  if (env[name]) throw new StartError(`${name} and ${name}_FILE are both set; set only one of them.`);
  return readFile(name, file);
};
