import { westernDigits } from '@/shared/text/digits';

/** How a list counts. */
type Numbering = 'digits' | 'latin' | 'roman' | 'thai' | 'words';

/** A number that a marker can stand for; `i.` is 1 in Roman numbers and 9 in letters. */
export type MarkerNumber = { numbering: Numbering; number: number };

/** What stands before an item or a heading of Word: its possible numbers, a sign, or words without a number. */
export type Marker =
  { kind: 'number'; numbers: MarkerNumber[]; hasWords: boolean } | { kind: 'label' } | { kind: 'bullet' };

/** The letters with which Word and Thai documents count, without those that are out of use. */
const THAI_LETTERS = 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ';

const NUMBER_WORDS = [
  ['หนึ่ง', 'one', 'first'],
  ['สอง', 'two', 'second'],
  ['สาม', 'three', 'third'],
  ['สี่', 'four', 'fourth'],
  ['ห้า', 'five', 'fifth'],
  ['หก', 'six', 'sixth'],
  ['เจ็ด', 'seven', 'seventh'],
  ['แปด', 'eight', 'eighth'],
  ['เก้า', 'nine', 'ninth'],
  ['สิบ', 'ten', 'tenth'],
];

const ROMAN_NUMBER = /^(?=.)m{0,3}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/i;
const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1_000 };

const romanNumber = (text: string): number => {
  const values = [...text.toLowerCase()].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
};

/** The number of a letter; Word repeats it in every further round: `aa` comes after `z`. */
const letterNumber = (text: string, alphabet: string): number | null => {
  const place = alphabet.indexOf(text.charAt(0));
  const isRepeated = [...text].every((letter) => letter === text.charAt(0));
  return text !== '' && place >= 0 && isRepeated ? alphabet.length * (text.length - 1) + place + 1 : null;
};

const LATIN_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const numbersOf = (text: string): MarkerNumber[] => {
  const lower = text.toLowerCase();
  const digits = /^(\d+)(?:st|nd|rd|th)?$/.exec(lower)?.[1];
  const roman: [Numbering, number | null] = ['roman', ROMAN_NUMBER.test(text) ? romanNumber(text) : null];
  const latin: [Numbering, number | null] = ['latin', letterNumber(lower, LATIN_LETTERS)];
  const found: [Numbering, number | null][] = [
    ['digits', digits === undefined ? null : Number(digits)],
    // Several letters are rather a Roman number; a single one is rather a letter, except the first number.
    ...(text.length > 1 || lower === 'i' ? [roman, latin] : [latin, roman]),
    ['thai', letterNumber(text, THAI_LETTERS)],
    ['words', NUMBER_WORDS.findIndex((words) => words.includes(lower)) + 1 || null],
  ];
  return found.flatMap(([numbering, number]) =>
    number !== null && Number.isSafeInteger(number) ? [{ numbering, number }] : [],
  );
};

const OPENING = /^[([{#]+/;
const CLOSING = /[.)\]}:/–-]+$/;

/** Reads what stands before an item: `1.`, `(๓)`, `iv.`, `ค)`, `1.2`, `บทที่ 1`, `หมายเหตุ:`, `•`. */
export const readMarker = (text: string): Marker => {
  const plain = westernDigits(text.normalize('NFKC')).trim();
  const bare = plain.replace(CLOSING, '').replace(OPENING, '');
  const [, words = '', last = ''] =
    /^((?:\p{L}[\p{L}\p{M}]*\.? )*(?:\p{L}[\p{L}\p{M}]*(?=\d))?)(\S+)$/u.exec(bare.replace(/\s+/g, ' ')) ??
    [];
  const parts = last.split(/[.-]/).map(numbersOf);
  const numbers = parts.every(({ length }) => length > 0) ? (parts.at(-1) ?? []) : [];
  // Word's own bullets are letters of a font of signs: o, v, q.
  const isSign = /^[a-z]$/i.test(plain);
  if (numbers.length > 0 && !isSign) return { kind: 'number', numbers, hasWords: words !== '' };
  return { kind: /\p{L}\p{M}*\p{L}/u.test(plain) ? 'label' : 'bullet' };
};
