import fs from 'node:fs';

import { StartError } from './db/database';

type Environment = Record<string, string | undefined>;

/** The settings that hold a secret. Each can be given as the path of a file, in the variable of the same name and `_FILE`. */
const SECRET_SETTINGS = [
  'NEWSDESK_SECRET',
  'NEWSDESK_SECRET_PREVIOUS',
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

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

/** The environment with the secrets that are given as files, as Docker and Kubernetes give them. */
export const withSecretFiles = (env: Environment): Environment => {
  const read = SECRET_SETTINGS.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (!file) return [];
    if (env[name]) throw new StartError(`${name} and ${name}_FILE are both set; set only one of them.`);
    return [[name, readFile(name, file)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
};
