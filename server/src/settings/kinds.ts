import { isIP } from 'node:net';

import { isTimeZone } from '@contract';

/** What the text of a setting may be. */
export type Kind<T> = {
  /** The value of a text that is not empty; undefined if it is refused. It may throw a StartError of its own. */
  read: (text: string) => T | undefined;
  /** What it must be, as the end of a sentence. */
  must: string;
};

export type Setting<T> = Kind<T> & {
  /** The value of a variable that is not set or empty. */
  default: T | undefined;
  /** How docs/server.md names a default that depends on the place. */
  shownDefault?: string;
  meaning: string;
  /** A secret can be given as a file too, and no message shows it. */
  isSecret?: true;
};

export const anyText: Kind<string> = { read: (text) => text, must: 'a text' };

export const wholeNumber = (what: string, from: number, to: number): Kind<number> => ({
  read: (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= from && value <= to ? value : undefined;
  },
  must: `a ${what} from ${from} to ${to}`,
});

export const numberAboveZero = (what: string): Kind<number> => ({
  read: (text) => (Number(text) > 0 && Number(text) < Infinity ? Number(text) : undefined),
  must: `a number of ${what} above 0`,
});

const ON = new Set(['1', 'true', 'yes', 'on']);
const OFF = new Set(['0', 'false', 'no', 'off']);

/** The words that people write for on and off, so that none of them does the opposite of what was meant. */
export const onOrOff: Kind<boolean> = {
  read: (text) => {
    const word = text.toLowerCase();
    return ON.has(word) || (OFF.has(word) ? false : undefined);
  },
  must: '"on" or "off"',
};

/** One of these words; whatever means "off" is read as the first. */
export const oneOf = <const Words extends readonly string[]>(...words: Words): Kind<Words[number]> => ({
  read: (text) => {
    const word = text.toLowerCase();
    return OFF.has(word) && words.includes('off') ? 'off' : words.find((one) => one === word);
  },
  must: words
    .map((word) => `"${word}"`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or '),
});

/** A name of a computer: its last part is no number, which would be an address with a slip. */
const HOST_NAME = /^(?:[a-z\d_-]+\.)*[a-z\d_-]*[a-z_][a-z\d_-]*$/i;
const isHost = (text: string): boolean => isIP(text) !== 0 || HOST_NAME.test(text);

/** The name or address of a computer. */
export const host: Kind<string> = {
  read: (text) => (isHost(text) ? text : undefined),
  must: 'the name or address of this computer alone, such as 127.0.0.1, without http:// and without a port',
};

/** A folder. Only a shell knows what `~`, `$HOME` and a comment mean; others would make a folder of that name. */
export const folder: Kind<string> = {
  read: (text) => (/^~|\$\{?[A-Za-z_]|%[A-Za-z_]+%|^\w+:\/\/|\s#|\n/.test(text) ? undefined : text),
  must: 'the path of a folder, without ~, without the name of a variable, without file:// and without a comment',
};

/** A key that a program made. */
export const key: Kind<string> = {
  read: (text) => (/\s/.test(text) ? undefined : text),
  must: 'a key without blanks and without a comment',
};

/** A word that is a part of an address. */
export const plainWord = (what: string): Kind<string> => ({
  read: (text) => (/^[\w.-]+$/.test(text) ? text : undefined),
  must: `${what} of letters, digits, dots and hyphens`,
});

/** Where something is on the web, without a slash at the end. */
export const webAddress: Kind<string> = {
  read: (text) => {
    const url = /^https?:\/\/[^/]/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !isHost(url.hostname.replace(/^\[|\]$/g, '')) || url.search || url.hash || url.username)
      return undefined;
    // "https://https://…" has a host of that name.
    if (url.pathname.replace(/\/+$/, '').includes('//')) return undefined;
    return text.replace(/\/+$/, '').replace(/^https?:\/\/[^/]+/i, (origin) => origin.toLowerCase());
  },
  must: 'an address that begins with http:// or https://, such as https://newsdesk.example',
};

/** A time zone by its name. */
export const timeZone: Kind<string> = {
  read: (text) => (isTimeZone(text) ? text : undefined),
  must: 'the IANA name of a time zone, such as Asia/Bangkok',
};

/** Origins, with commas between them: a browser sends exactly these. */
export const webOrigins: Kind<string[]> = {
  read: (text) => {
    const origins = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    return origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)
      ? origins
      : undefined;
  },
  must: 'origins with commas between them, each with its scheme and without a path, such as https://news.example',
};

/** The words of `oneOf` and the values of `onOrOff` as a person would set them. */
export const shown = (value: unknown): string => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === 'off' || value === false ? 'off' : `\`${String(value)}\``;
};
