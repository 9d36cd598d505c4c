import type { Op } from 'quill-delta';

import type { Attributes } from '../quill/attributes';

export type Formats = Record<string, unknown>;

/** One editor line as Quill ops: its content and its end with the line's formats, or a single block embed. */
export type Line = Op[];

/** An element around a line or around text: its tag and its attributes. */
export type Wrapper = [tag: string, attributes: Attributes];

/** Marks a link that follows another one with the same target. It cannot be the name of an html attribute. */
export const TWIN_LINK = '=twin';

/** Encodes the elements around content, outermost first, as the value of an editor format. */
export const writeWrappers = (wrappers: Wrapper[]): string => JSON.stringify(wrappers);

/** Decodes `writeWrappers`; undefined for anything else, for example after a paste from another program. */
export const readWrappers = (value: unknown): Wrapper[] | undefined => {
  if (typeof value !== 'string') return undefined;
  try {
    return JSON.parse(value) as Wrapper[]; // written by writeWrappers; pasted values are removed
  } catch {
    return undefined;
  }
};

/** The formats of a whole line. */
export const formatsOf = (line: Line): Formats => line.at(-1)?.attributes ?? {};

/** The block embed of a line with its name; null for a text line. */
export const embedOf = (line: Line): [name: string, value: unknown] | null => {
  const insert = line.length === 1 ? line[0]?.insert : undefined;
  return typeof insert === 'object' ? (Object.entries(insert)[0] ?? null) : null;
};

const sorted = (formats: Formats = {}) => Object.entries(formats).sort(([a], [b]) => (a < b ? -1 : 1));

/** Two lines have equal keys if and only if the editor shows and saves them identically. */
export const keyOf = (line: Line): string =>
  JSON.stringify(line.map(({ insert, attributes }) => [insert, sorted(attributes)]));

/** Whether a line is an empty paragraph without formats. */
export const isPlainEmpty = (line: Line): boolean =>
  line.length === 1 && line[0]?.insert === '\n' && Object.keys(formatsOf(line)).length === 0;

/** Whether a line is in no element of its own, such as text between two blocks. */
export const isBare = (line: Line): boolean => {
  const { element, header, list, blockquote, figure } = formatsOf(line);
  return element === '[]' && !header && !list && !blockquote && !figure;
};

/**
 * Whether the editor needs another line after this one if it is the last, so that the cursor can be placed
 * there.
 */
export const needsLineBehind = (line: Line): boolean => embedOf(line) !== null;
