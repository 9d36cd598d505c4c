import { StartError } from '../db/database';

import { readSecretFile } from './secret-files';
import { type Settings, settingsByName } from './settings';

export type Environment = Record<string, string | undefined>;

/** In any case of its letters: the system takes `newsdesk_site` for another name. */
const OURS = /^(?:NEWSDESK|S3)_/i;
/** For the tests; a server that they start inherits them. */
const OF_TESTS = /^NEWSDESK_TEST_/;
const FILE = '_FILE';

/** How many letters have to be added, removed or replaced to make one name of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

const isKnown = (name: string): boolean =>
  settingsByName.has(name) ||
  (name.endsWith(FILE) && settingsByName.get(name.slice(0, -FILE.length))?.isSecret === true);

/** What a name that no setting has was probably meant to be. */
const nearest = (name: string): string =>
  [...settingsByName.keys()].reduce((best, known) =>
    distance(name.toUpperCase(), known) < distance(name.toUpperCase(), best) ? known : best,
  );

const unknownNames = (env: Environment): string[] =>
  Object.keys(env)
    .filter((name) => OURS.test(name) && !OF_TESTS.test(name) && !isKnown(name))
    .map((name) => `There is no setting ${name}. Did you mean ${nearest(name)}?`);

/** The value of a setting; a StartError says what is wrong with its variable. */
const readSetting = (env: Environment, name: string): unknown => {
  const setting = settingsByName.get(name);
  if (!setting) return undefined;
  const text = (setting.isSecret ? readSecretFile(env, name) : env[name])?.trim();
  if (!text) return setting.default;
  const value = setting.read(text);
  if (value !== undefined) return value;
  throw new StartError(`${name} is ${setting.isSecret ? 'wrong' : `"${text}"`}; it must be ${setting.must}.`);
};

/**
 * The settings of an environment. Throws one StartError that names every variable that is wrong and what it must be, and every
 * variable of ours that is no setting.
 */
export const readSettings = (env: Environment): Settings => {
  const faults = unknownNames(env);
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
