import type { CheckCode } from './finding';

/** A wrong part of a line, with what belongs in its place; null if only a person can know. */
export type Repair = { code: CheckCode; index: number; wrong: string; right: string | null; detail: string };

/** The code points of a text, as U+200B, each once. */
export const codePoints = (characters: string) =>
  [...new Set(characters)]
    .map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
