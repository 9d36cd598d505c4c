import { FILES_PATH } from './image-store';
import { readSize } from './size-keys';

/**
 * Finds a key regardless of the text before it: an address with the server's host name means the same picture. So does that of a
 * size, which is copied from a page.
 */
const KEY = '[0-9a-f]{2}/[0-9a-f]{8}-[0-9a-f-]{27}(?:\\.w\\d{3,4}\\.(?:avif|webp)|\\.webp)';
const KEYS = new RegExp(KEY, 'g');
const PATHS = new RegExp(`${FILES_PATH}(${KEY})`, 'g');
const LONGEST_ORIGIN = 300;
const ENCODED = /%([2-7][0-9a-f])/gi;
const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(sol|bsol|period|percnt));?/gi;
const NAMED: Record<string, string> = { sol: '/', bsol: '\\', period: '.', percnt: '%' };

const referred = (all: string, decimal?: string, hex?: string, name = ''): string => {
  const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
  // Beyond the characters of addresses nothing is worth the risk of an invalid code.
  return NAMED[name.toLowerCase()] ?? (code < 0x80 ? String.fromCharCode(code) : all);
};

/**
 * A text with the addresses as the server is asked for them: HTML may write a character by its number or name, a browser reads
 * a backslash as a slash, leaves line breaks out and takes steps to the same folder, and the server decodes percents once.
 */
const decoded = (text: string): string =>
  text
    .replace(REFERENCE, referred)
    .replace(/(?<=[0-9a-f./-])[\t\n\r]+(?=[0-9a-f./-])/gi, '')
    .replaceAll('\\', '/')
    .replace(ENCODED, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\/(?:\.\/)+/g, '/');

/** A path without its steps to the folder above, as a browser asks for it. */
const withoutStepsUp = (path: string): string => {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
};

const hasStepsUp = (text: string): boolean => text.includes('/../');

/** The addresses with steps to the folder above, without their queries. */
const steppedPaths = (plain: string): string[] =>
  hasStepsUp(plain)
    ? plain
        .split(/[\s"'<>()=,;?#]/)
        .filter(hasStepsUp)
        .map(withoutStepsUp)
    : [];

/** Whether a text may name images by addresses in another spelling. */
export const isEncoded = (text: string): boolean => decoded(text) !== text || hasStepsUp(text);

const pictureOf = (key: string): string => readSize(key)?.picture ?? key;

/** The keys of the images that a text names. */
export const keysIn = (text: string): string[] => {
  const plain = decoded(text);
  return [plain, ...steppedPaths(plain)].flatMap((one) => one.match(KEYS) ?? []).map(pictureOf);
};

const withoutScheme = (origin: string): string => origin.replace(/^https?:/, '');

/** The keys of the images that a text shows by addresses of this server. */
export const ownKeysIn = (text: string, publicUrl: string): string[] => {
  const plain = decoded(text);
  const own = ['', withoutScheme(new URL(publicUrl).origin)];
  return [...plain.matchAll(PATHS)]
    .filter(({ index }) => {
      const before = plain.slice(Math.max(0, index - LONGEST_ORIGIN), index);
      const origin = before.split(/[\s"'<>()=,;]/).at(-1) ?? '';
      return own.includes(withoutScheme(origin));
    })
    .map(([, key = '']) => pictureOf(key));
};
