import { spellThai } from '@/shared/contract';

import type { CheckCode } from './finding';
import type { Repair } from './repair';

const MARKS = '\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e';
const CONSONANTS = 'ก-ฮ';
/** Marks that stand together, with sara a, aa and am; and two sara e, which look like sara ae. */
const THAI_SPELLINGS = /[\u0e30-\u0e3a\u0e47-\u0e4e]{2,}|\u0e40\u0e40/gu;
/** A letter carries one mark of each kind: below, above, tone, and the one that silences it. */
const ONE_OF_A_KIND = [
  /[\u0e38\u0e39]/g,
  /\u0e31|[\u0e34-\u0e37]|\u0e47/g,
  /[\u0e48-\u0e4b]/g,
  /\u0e4c/g,
  /\u0e4d/g,
];

/** The marks without all but the last of each kind: a mark that was typed over another one corrects it. */
const withoutDoubled = (marks: string): string =>
  ONE_OF_A_KIND.reduce((left, kind) => {
    const last = left.match(kind)?.at(-1);
    let seen = 0;
    return last === undefined ? left : left.replace(kind, () => (seen++ === 0 ? last : ''));
  }, marks);

/** A tone mark is typed before the sara a or aa behind its letter. */
const withTonesBefore = (marks: string): string =>
  marks.replace(/([\u0e30\u0e32])([\u0e48-\u0e4b]+)/g, '$2$1');

const spellingOf = (wrong: string): Pick<Repair, 'code' | 'right'> => {
  const ordered = spellThai(withTonesBefore(wrong));
  const right = withoutDoubled(ordered);
  if (right.length < ordered.length) return { code: 'doubled-mark', right };
  if (wrong.startsWith('\u0e40')) return { code: 'double-sara-e', right };
  return { code: /\u0e4d.?\u0e32/u.test(wrong) ? 'split-sara-am' : 'mark-order', right };
};

/** Thai that is spelled in another way than it is typed, although it looks right. */
export const thaiSpellings = (line: string): Repair[] =>
  [...line.matchAll(THAI_SPELLINGS)]
    .map(({ index, 0: wrong }) => ({ index, wrong, detail: '', ...spellingOf(wrong) }))
    .filter(({ wrong, right }) => right !== wrong);

/** Marks between a vowel and the letter that they belong to. */
const TOO_EARLY = new RegExp(`(?<=[\\u0e40-\\u0e44])([${MARKS}]+)([${CONSONANTS}])`, 'gu');
/** Marks behind a blank, as programs copy them from PDF files. */
const APART = new RegExp(`(?<=[${CONSONANTS}][${MARKS}]*) +([${MARKS}]+)(?=[ก-ฺเ-ไ])`, 'gu');
/** A sara am behind a blank, or what PDF files leave of it: no word begins with a sara aa. */
const SARA_AM_APART = new RegExp(`(?<=[${CONSONANTS}])( +[\\u0e32\\u0e33])(?=[ก-ฮเ-ไ])`, 'gu');
/** Marks before the first letter of a word. */
const BEFORE_WORD = new RegExp(
  `(?<=^|[^\\u0e00-\\u0e7f\\u25cc]|(?<![${CONSONANTS}]|[${MARKS}]) )([${MARKS}]+)([${CONSONANTS}])`,
  'gu',
);
const ON_OTHERS = new RegExp(`(?<=[\\p{Script=Latin}0-9])[${MARKS}]+(?![${CONSONANTS}])`, 'gu');

/** Thai marks that do not stand behind their letter. */
export const lostMarks = (line: string): Repair[] => {
  const found = (
    pattern: RegExp,
    code: CheckCode,
    rightOf: (marks: string, letter: string) => string,
  ): Repair[] =>
    [...line.matchAll(pattern)].map(({ index, 0: wrong, 1: marks = '', 2: letter = '' }) => ({
      code,
      index,
      wrong,
      right: rightOf(marks, letter),
      detail: '',
    }));
  const moved = (marks: string, letter: string) => letter + marks;
  const apart = found(APART, 'lone-mark', (marks) => marks);
  const isApart = ({ index }: Repair) =>
    apart.some((one) => one.index + one.wrong.length >= index && one.index < index);
  return [
    ...found(TOO_EARLY, 'mark-order', moved),
    ...apart,
    ...found(SARA_AM_APART, 'lone-mark', () => '\u0e33'),
    ...found(BEFORE_WORD, 'lone-mark', moved).filter((one) => !isApart(one)),
    ...found(ON_OTHERS, 'lone-mark', () => ''),
  ];
};
