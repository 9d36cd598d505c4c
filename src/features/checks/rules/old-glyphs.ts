import { codePoints, type Repair } from './repair';

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
/** Where old fonts put the letters of TIS-620, the eight-bit code of Thai, and fonts of signs their signs. */
const FIRST_SIGN = 0xf000;
const FIRST_THAI = 0xa1;
const SIGNS: Record<number, string> = {
  0x2d: '-',
  0x6c: '●',
  0x6e: '■',
  0x76: '❖',
  0xa7: '▪',
  0xa8: '☐',
  0xb7: '•',
  0xd8: '➢',
  0xe0: '→',
  0xfc: '✓',
  0xfe: '☑',
};

const letterOf = (glyph: string, isInWord: boolean): string | undefined => {
  const point = glyph.codePointAt(0) ?? 0;
  const place = point - FIRST_SIGN;
  if (isInWord && place >= FIRST_THAI && place <= 0xfb)
    return String.fromCharCode(0x0e01 + place - FIRST_THAI);
  return OLD_GLYPHS[point - FIRST_OLD_GLYPH] ?? SIGNS[place];
};

/** Glyphs that only an old font shows. */
export const privateUse = (line: string): Repair[] =>
  [...line.matchAll(/\p{Co}+/gu)].map(({ index, 0: wrong }) => {
    const around = line.charAt(index - 1) + line.charAt(index + wrong.length);
    const isInWord = wrong.length > 1 || /[\u0e01-\u0e4e]/.test(around);
    const letters = [...wrong].map((glyph) => letterOf(glyph, isInWord));
    return {
      code: 'private-use',
      index,
      wrong,
      detail: codePoints(wrong),
      right: letters.includes(undefined) ? null : letters.join(''),
    };
  });
