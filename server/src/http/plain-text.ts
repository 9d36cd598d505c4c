import { isUtf8 } from 'node:buffer';

/** NUL, which PostgreSQL text cannot store, and lone surrogates, which are not characters. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/u; // eslint-disable-line no-control-regex
/** Control characters except white space: no keyboard types them, nobody sees them, and terminals interpret some. */
const CONTROLS = /[\u0001-\u0008\u000e-\u001f\u007f]/g; // eslint-disable-line no-control-regex

/** The bytes as text; undefined if they are not UTF-8, because invalid letters would be stored as replacement characters. */
export const decodeText = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) ? bytes.toString('utf8') : undefined;

/** Whether the text can be stored and read back unchanged. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** The text without control characters, except tab and line breaks: pasted texts hold some, which people cannot find and delete. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** So much of a text is split at once: for each character, the segmenter of Node 20 keeps a copy of all that it splits. */
const PART = 1_000;

/** A part of a text that ends with a whole code point. */
const partOf = (text: string, from: number, length: number): string => {
  const part = text.slice(from, from + length);
  return /[\ud800-\udbff]$/.test(part) ? part.slice(0, -1) : part;
};

/** The characters of a text as readers count them. */
export const charactersOf = (text: string): string[] => {
  const all: string[] = [];
  for (let [at, length] = [0, PART]; at < text.length;) {
    const part = partOf(text, at, length);
    const characters = [...graphemes.segment(part)].map(({ segment }) => segment);
    // The last one may go on behind the part.
    if (at + part.length < text.length) characters.pop();
    for (const character of characters) {
      all.push(character);
      at += character.length;
    }
    length = characters.length > 0 ? PART : 2 * length;
  }
  return all;
};

/** A character of several letters, such as a joined emoji, that begins before the cut. */
const LONGEST_CHARACTER = 50;

/** The beginning of a text, cut after a whole character and followed by "…". `max`: UTF-16 units; a shorter text stays as it is. */
export const shortened = (text: string, max: number): string => {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, max + LONGEST_CHARACTER))) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end)}…`;
};

/** Removes the control characters of every text within the value; returns whether all of it, with its field names, can be stored. */
const cleanWithin = (holder: Record<string, unknown>): boolean => {
  // Not recursive: a body may be nested deeper than the call stack allows. A list has no entries made of it: it may have a million items.
  const left: Record<string | number, unknown>[] = [holder];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    for (const key of Array.isArray(one) ? one.keys() : Object.keys(one)) {
      const item = one[key];
      if (typeof key === 'string' && !isStorable(key)) return false;
      // Any object can be read by its own keys.
      if (typeof item === 'object' && item !== null) left.push(item as (typeof left)[number]);
      if (typeof item !== 'string') continue;
      if (!isStorable(item)) return false;
      const clean = withoutControls(item);
      if (clean !== item) one[key] = clean;
    }
  }
  return true;
};

/**
 * Removes the control characters of every text of a request, at any depth. Returns the first field with text that cannot be
 * stored; undefined if there is none.
 */
export const cleanFields = (fields: unknown): string | undefined => {
  if (typeof fields !== 'object' || fields === null) return undefined;
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    const one = { [name]: value };
    if (!cleanWithin(one)) return name;
    if (typeof value === 'string') Object.assign(fields, one);
  }
  return undefined;
};
