import type { Op } from 'quill-delta';

import type { Attributes } from '../quill/attributes';

export type Formats = Record<string, unknown>;

/** One line of the editor in Quill's terms: what stands in it and its end with the line's formats, or one embed alone. */
export type Line = Op[];

/** An element around a line or around words: its tag and its attributes. */
export type Wrapper = [tag: string, attributes: Attributes];

/** Marks a link that follows another one to the same place; no attribute of html has such a name. */
export const TWIN_LINK = '=twin';

/** The elements around something, outermost first, as a format of the editor. */
export const writeWrappers = (wrappers: Wrapper[]): string => JSON.stringify(wrappers);

/** Reads `writeWrappers` back; undefined for what is none, for instance after a paste from elsewhere. */
export const readWrappers = (value: unknown): Wrapper[] | undefined => {
  if (typeof value !== 'string') return undefined;
  try {
    return JSON.parse(value) as Wrapper[]; // written by writeWrappers: other values are stripped from what is pasted
  } catch {
    return undefined;
  }
};

/** The formats of a line as a whole. */
export const formatsOf = (line: Line): Formats => line.at(-1)?.attributes ?? {};

/** The embed that stands instead of a line, with its name; null for a line of text. */
export const embedOf = (line: Line): [name: string, value: unknown] | null => {
  const insert = line.length === 1 ? line[0]?.insert : undefined;
  return typeof insert === 'object' ? (Object.entries(insert)[0] ?? null) : null;
};

const sorted = (formats: Formats = {}) => Object.entries(formats).sort(([a], [b]) => (a < b ? -1 : 1));

/** Equal for two lines exactly if the editor shows the same and would save the same. */
export const keyOf = (line: Line): string =>
  JSON.stringify(line.map(({ insert, attributes }) => [insert, sorted(attributes)]));

/** Whether a line is an empty paragraph without any format. */
export const isPlainEmpty = (line: Line): boolean =>
  line.length === 1 && line[0]?.insert === '\n' && Object.keys(formatsOf(line)).length === 0;

/** Whether a line stands in no element of its own, as words between two blocks do. */
export const isBare = (line: Line): boolean => {
  const { element, header, list, blockquote, table, figure } = formatsOf(line);
  return element === '[]' && !header && !list && !blockquote && !table && !figure;
};

/** Whether the editor needs a line to stand on behind this one, where it is the last. */
export const needsLineBehind = (line: Line): boolean =>
  embedOf(line) !== null || formatsOf(line)['table'] !== undefined;
