import fs from 'node:fs';
import path from 'node:path';

import { StartError } from '../db/database';
import { inWords } from '../db/in-words';

import { type Kind, oneOf, timeZone, webAddress } from './kinds';
import { nearest } from './nearest';

/** What the value of a key may be. */
type Rule = { accepts: (value: unknown) => boolean; must: string };

const text = ({ read, must }: Kind<unknown>): Rule => ({
  accepts: (value) => typeof value === 'string' && read(value) !== undefined,
  must,
});

/** The console takes null for the default list. */
const list = (accepts: (text: string) => boolean, must: string): Rule => ({
  accepts: (value) =>
    value === null || (Array.isArray(value) && value.every((one) => typeof one === 'string' && accepts(one))),
  must,
});

/** A path of the server that served the console, or an address elsewhere. */
const address = (what: string): Rule => ({
  accepts: (value) =>
    typeof value === 'string' &&
    (/^(?:$|\/(?!\/))/.test(value) || webAddress.read(value.replace(/\?.*/, '')) !== undefined),
  must: `${what} that begins with /, http:// or https://, or empty`,
});

const isHost = (host: string): boolean => /^[^/:?#@\s]+$/.test(host) && URL.canParse(`http://${host}`);
const hosts = list(isHost, 'a list of hosts, such as ["news.example"], without https:// and without a path');

/** Unlike a setting of the server, in small letters only. */
const LANGUAGES = ['thai', 'th', 'en'] as const;

/** The keys of the console's config.json, which docs/operations.md explains. */
export const CONSOLE_KEYS: Readonly<Record<string, Rule>> = {
  apiBaseUrl: address('the address of the API'),
  timeZone: text(timeZone),
  locale: { ...text(oneOf(...LANGUAGES)), accepts: (value) => LANGUAGES.some((one) => one === value) },
  extensions: list(() => true, 'a list of names, such as ["live"]'),
  productDomains: hosts,
  stagingDomains: hosts,
  redirectPath: address('a path or an address'),
  videoHosts: hosts,
  socialHosts: hosts,
};

/** The settings in the text of a config.json; `file` names it in a StartError that says what is wrong with it. */
export const parseConsoleSettings = (config: string, file: string): Record<string, unknown> => {
  try {
    // Some editors begin a file with this mark; a browser reads over it.
    const value: unknown = JSON.parse(config.replace(/^\uFEFF/, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
    throw new StartError('it must be one object');
  } catch (error) {
    throw new StartError(
      `${file} is no JSON: ${inWords(error)}. Each key and each text is in double quotes, and no comma follows the last one.`,
    );
  }
};

const readOrFault = (file: string): Record<string, unknown> | string => {
  let config: string;
  try {
    config = fs.readFileSync(file, 'utf8');
  } catch (error) {
    return `${inWords(error)} The console does not work without it; config.default.json beside it is that of the release.`;
  }
  try {
    return parseConsoleSettings(config, file);
  } catch (error) {
    return inWords(error);
  }
};

const faultOf = (file: string, name: string, value: unknown): string[] => {
  const rule = CONSOLE_KEYS[name];
  if (!rule)
    return [
      `There is no key "${name}" in ${file}. Did you mean "${nearest(name, Object.keys(CONSOLE_KEYS))}"?`,
    ];
  return rule.accepts(value)
    ? []
    : [`${name} in ${file} is ${JSON.stringify(value)}; it must be ${rule.must}.`];
};

/** What is wrong with config.json in the folder of a built console, a sentence each; nothing where no console was built. */
export const faultsOfConsole = (consoleDir: string): string[] => {
  if (!fs.existsSync(path.join(consoleDir, 'index.html'))) return [];
  const file = path.join(consoleDir, 'config.json');
  const settings = readOrFault(file);
  if (typeof settings === 'string') return [settings];
  return Object.entries(settings).flatMap(([name, value]) => faultOf(file, name, value));
};

/** Ends the start if config.json is wrong: the console would fail on every computer. */
export const refuseConsole = (consoleDir: string): void => {
  const faults = faultsOfConsole(consoleDir);
  if (faults.length > 0) throw new StartError(faults.join('\n'));
};
