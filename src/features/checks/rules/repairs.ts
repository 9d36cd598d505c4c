import type { CheckCode } from './finding';
import { literalMarkup } from './literal-markup';
import { privateUse } from './old-glyphs';
import { codePoints, type Repair } from './repair';
import { lostMarks, thaiSpellings } from './thai-marks';
import { wrongEncoding } from './wrong-encoding';

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

const REPAIRABLE: ReadonlySet<CheckCode> = new Set<CheckCode>([
  'invisible-characters',
  'split-sara-am',
  'double-sara-e',
  'doubled-mark',
  'mark-order',
  'lone-mark',
  'private-use',
  'wrong-encoding',
  'literal-markup',
]);

/** Whether a click can repair what this check finds. */
export const isRepairable = (code: CheckCode): boolean => REPAIRABLE.has(code);

/** The faults of a line of text whose repair is known, in order. */
export const repairsIn = (line: string): Repair[] => [
  ...invisibleCharacters(line),
  ...thaiSpellings(line),
  ...lostMarks(line),
  ...privateUse(line),
  ...wrongEncoding(line),
  ...literalMarkup(line),
];
