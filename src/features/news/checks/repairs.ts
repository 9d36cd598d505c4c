import { playerOf, spellThai } from '@/shared/contract';

import type { CheckCode } from './finding';

/** A wrong part of a line, with what belongs in its place; null if only a person can know. */
export type Repair = { code: CheckCode; index: number; wrong: string; right: string | null; detail: string };

const codePoints = (characters: string) =>
  [...new Set(characters)]
    .map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
/**
 * Joiners are needed inside emoji and in joining scripts; direction marks are needed in right-to-left text.
 */
const JOINED =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u{e0020}-\u{e007f}]|[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const isAtWork = (line: string, index: number, characters: string): boolean => {
  if (/[\u200b\ufeff\u2060]/.test(characters)) return false;
  // A soft hyphen inside a word marks where it may be divided.
  if (characters === '\u00ad')
    return /\p{L}$/u.test(line.slice(0, index)) && /^\p{L}/u.test(line.slice(index + 1));
  const before = [...line.slice(Math.max(0, index - 4), index)].at(-1) ?? '';
  const [after = ''] = line.slice(index + characters.length, index + characters.length + 2);
  return JOINED.test(before) || JOINED.test(after);
};

const invisibleCharacters = (line: string): Repair[] =>
  [...line.matchAll(INVISIBLE)]
    .filter(({ index, 0: wrong }) => !isAtWork(line, index, wrong))
    .map(({ index, 0: wrong }) => ({
      code: 'invisible-characters',
      index,
      wrong,
      right: '',
      detail: codePoints(wrong),
    }));

/** Marks that stand together, with sara aa and sara am; and two sara e, which look like sara ae. */
const THAI_SPELLINGS = /[\u0e31-\u0e3a\u0e47-\u0e4e]{2,}|\u0e40\u0e40/gu;

const spellingCode = (wrong: string): CheckCode => {
  if (wrong.startsWith('\u0e40')) return 'double-sara-e';
  return /\u0e4d.?\u0e32/u.test(wrong) ? 'split-sara-am' : 'mark-order';
};

const thaiSpellings = (line: string): Repair[] =>
  [...line.matchAll(THAI_SPELLINGS)]
    .map(({ index, 0: wrong }) => ({ index, wrong, right: spellThai(wrong) }))
    .filter(({ wrong, right }) => right !== wrong)
    .map((found) => ({ ...found, code: spellingCode(found.wrong), detail: '' }));

/**
 * What old Thai fonts put at U+F700 and on: shifted marks, and letters without a foot. From the glyph names of Adobe's list for
 * new fonts, such as `uni0E48.lowleft`.
 */
const OLD_GLYPHS = [
  ...'\u0e10\u0e34\u0e35\u0e36\u0e37',
  ...'\u0e48\u0e49\u0e4a\u0e4b\u0e4c',
  ...'\u0e48\u0e49\u0e4a\u0e4b\u0e4c',
  ...'\u0e0d\u0e31\u0e4d\u0e47',
  ...'\u0e48\u0e49\u0e4a\u0e4b\u0e4c',
  ...'\u0e38\u0e39\u0e3a',
];
const FIRST_OLD_GLYPH = 0xf700;

const privateUse = (line: string): Repair[] =>
  [...line.matchAll(/\p{Co}+/gu)].map(({ index, 0: wrong }) => {
    const letters = [...wrong].map((glyph) => OLD_GLYPHS[(glyph.codePointAt(0) ?? 0) - FIRST_OLD_GLYPH]);
    return {
      code: 'private-use',
      index,
      wrong,
      detail: codePoints(wrong),
      right: letters.includes(undefined) ? null : letters.join(''),
    };
  });

const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' };
const TAG =
  'a|b|br|blockquote|div|em|figure|font|h[1-6]|i|iframe|img|li|ol|p|script|span|strong|table|t[dhr]|u|ul';
const MARKUP = new RegExp(
  `<(?:(?:${TAG})(?:\\s[^<>]*)?/?|/(?:${TAG}))>|&(?:${Object.keys(ENTITIES).join('|')});`,
  'giu',
);

const textOf = (markup: string): string => {
  const entity = /^&(\w+);$/.exec(markup)?.[1]?.toLowerCase();
  if (entity !== undefined) return ENTITIES[entity] ?? '';
  // The code of a player: its address, which the editor shows as a player when it is pasted.
  const address = /^<iframe\s[^>]*?src=["']?([^"'\s>]+)/i.exec(markup)?.[1];
  return address !== undefined && playerOf(address) !== null ? address : '';
};

const literalMarkup = (line: string): Repair[] =>
  [...line.matchAll(MARKUP)].map(({ index, 0: wrong }) => ({
    code: 'literal-markup',
    index,
    wrong,
    right: textOf(wrong),
    detail: wrong.length > 30 ? `${wrong.slice(0, 30)}…` : wrong,
  }));

const REPAIRABLE: ReadonlySet<CheckCode> = new Set<CheckCode>([
  'invisible-characters',
  'split-sara-am',
  'double-sara-e',
  'mark-order',
  'private-use',
  'literal-markup',
]);

/** Whether a click can repair what this check finds. */
export const isRepairable = (code: CheckCode): boolean => REPAIRABLE.has(code);

/** The faults of a line of text whose repair is known, in order. */
export const repairsIn = (line: string): Repair[] => [
  ...invisibleCharacters(line),
  ...thaiSpellings(line),
  ...privateUse(line),
  ...literalMarkup(line),
];
