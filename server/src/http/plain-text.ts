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

/** The characters of a text as readers count them. Its time grows faster than the text: split short texts only. */
export const charactersOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

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
