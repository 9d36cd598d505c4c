import { StartError } from '../db/database';

import { distance, nearest } from './nearest';
import { readSecretFile } from './secret-files';
import { type Settings, settingsByName } from './settings';

export type Environment = Record<string, string | undefined>;

/** In any case of its letters: the system takes `newsdesk_site` for another name. */
const OURS = /^(?:NEWSDESK|S3)_/i;
/** For the tests; a server that they start inherits them. */
const OF_TESTS = /^NEWSDESK_TEST_/;
const FILE = '_FILE';

/** With another first letter of a file that an editor marked as one of Unicode; it belongs to no name. */
const MARK = /^\uFEFF/;
/** A value as a shell reads it, and as other readers of such files do not. */
const QUOTED = /^(["']).*\1$/s;

const isKnown = (name: string): boolean =>
  settingsByName.has(name) ||
  (name.endsWith(FILE) && settingsByName.get(name.slice(0, -FILE.length))?.isSecret === true);

/** Names that others use for the address of a database, where ours is missing: an embedded database would be made instead. */
const otherDatabases = (env: Environment): string[] =>
  env['DATABASE_URL'] || env['DATABASE_URL_FILE']
    ? []
    : Object.keys(env).filter(
        (name) => distance(name.toUpperCase(), 'DATABASE_URL') < 3 && /^postgres(ql)?:/.test(env[name] ?? ''),
      );

const unknownNames = (env: Environment): string[] =>
  Object.keys(env)
    .filter((name) => OURS.test(name) && !OF_TESTS.test(name) && !isKnown(name))
    .concat(otherDatabases(env))
    .map((name) => `There is no setting ${name}. Did you mean ${nearest(name, settingsByName.keys())}?`);

/** Names with and without the mark: one of two values would be followed unseen, such as the one that `npm start` adds. */
const setTwice = (given: Environment): string[] =>
  Object.keys(given)
    .filter((name) => MARK.test(name) && given[name.replace(MARK, '')] !== undefined)
    .map(
      (name) =>
        `${name.replace(MARK, '')} is set twice: in a file that begins with a mark of Unicode, and elsewhere.`,
    );

/** The value of a setting; a StartError says what is wrong with its variable. */
const readSetting = (env: Environment, name: string): unknown => {
  const setting = settingsByName.get(name);
  if (!setting) return undefined;
  const text = (setting.isSecret ? readSecretFile(env, name) : env[name])?.trim();
  if (!text) return setting.default;
  if (QUOTED.test(text)) throw new StartError(`${name} is in quotes; write it without them.`);
  const value = setting.read(text);
  if (value !== undefined) return value;
  throw new StartError(`${name} is ${setting.isSecret ? 'wrong' : `"${text}"`}; it must be ${setting.must}.`);
};

/**
 * The settings of an environment. Throws one StartError that names every variable that is wrong and what it must be, and every
 * variable of ours that is no setting.
 */
export const readSettings = (given: Environment): Settings => {
  const env = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.replace(MARK, ''), value]),
  );
  const faults = [...unknownNames(env), ...setTwice(given)];
  const values = [...settingsByName.keys()].map((name) => {
    try {
      return [name, readSetting(env, name)];
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      faults.push(error.message);
      return [name, undefined];
    }
  });
  if (faults.length > 0) throw new StartError(faults.join('\n'));
  return Object.fromEntries(values) as Settings; // each value was read by the setting of its name
};
