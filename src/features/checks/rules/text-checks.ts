import { segmentWords } from '@/shared/text/segments';

import type { CheckCode } from './finding';
import { repairsIn } from './repairs';

/** A finding in a line of text: the text in question, and the varying part of the message. */
export type Slip = { code: CheckCode; text: string; detail?: string };

const AROUND = 24;

/** Inside a grapheme. */
const WITHIN = /^[\p{M}\udc00-\udfff]/u;

/** The words around a position in a line, so that the place can be found again and told from others. */
const around = (line: string, index: number, length: number): string => {
  let start = Math.max(0, index - AROUND);
  let end = Math.min(line.length, index + length + AROUND);
  while (start > 0 && WITHIN.test(line.charAt(start))) start -= 1;
  while (end < line.length && WITHIN.test(line.charAt(end))) end += 1;
  return line.slice(start, end).trim();
};

const LEFTOVERS = [
  /(?<![\p{L}\p{N}_])(?:TODO|FIXME|TBD|TBC)(?![\p{L}\p{N}_])/u,
  // Only on its own: not a clothing size, a Roman numeral or part of a name.
  /(?<![\p{L}\p{N}_] ?)(?:XXX+|xxx+)(?! ?[\p{L}\p{N}_])/u,
  /\blorem ipsum\b/i,
  /^(?:ทดสอบ|test|testing)(?:ระบบ|ข่าว)?[\s\d.]*$/i,
];

const leftovers = (line: string): Slip[] =>
  LEFTOVERS.flatMap((pattern) => {
    const found = pattern.exec(line);
    return found
      ? [{ code: 'leftover' as const, text: around(line, found.index, found[0].length), detail: found[0] }]
      : [];
  });

const ALPHABET = /^[\p{Script=Latin}\p{Script=Thai}\p{Script=Greek}\p{Script=Cyrillic}\p{M}’']{2,}$/u;
const THAI = /\p{Script=Thai}/u;
/** Words that are repeated on purpose or by grammar. */
const TWICE = new Set(
  (
    'that had is do so very really no bye ha blah more many much long well please never again nous vous die der das den sie ' +
    'คน ที่ สิ่ง วัน เรื่อง ต่าง จริง ดี มาก ๆ เด็ก ช้า เร็ว บ่อย เล็ก ใหญ่ นาน เก่า ใหม่ ครั้ง ปี อย่าง ตัว อัน นา ไป มา ชัด พี่ น้อง สาว หนุ่ม เพื่อน ใคร ไหน อะไร ฮ่า'
  ).split(' '),
);
/** "คนคนหนึ่ง": the second word is the classifier of the first. */
const AFTER_CLASSIFIER = /^(?:หนึ่ง|นี้|นั้น|เดียว|ใด|ไหน|แรก|ที่)/u;

const doubledWords = (line: string): Slip[] => {
  const found: Slip[] = [];
  let last = { word: '', end: 0 };
  for (const { segment, index, isWordLike } of segmentWords(line)) {
    if (!isWordLike) continue;
    const gap = line.slice(last.end, index);
    const end = index + segment.length;
    const isDoubled =
      segment === segment.toLowerCase() &&
      segment === last.word &&
      // Excludes "a 5,000-word word count".
      line.charAt(last.end - segment.length - 1) !== '-' &&
      gap === (THAI.test(segment) ? '' : ' ') &&
      ALPHABET.test(segment) &&
      !TWICE.has(segment) &&
      !AFTER_CLASSIFIER.test(line.slice(end));
    if (isDoubled) {
      const start = last.end - segment.length;
      found.push({
        code: 'doubled-word',
        text: around(line, start, end - start),
        detail: line.slice(start, end),
      });
    }
    last = { word: segment.toLowerCase(), end };
  }
  return found;
};

/** All findings in one line of text, independent of other lines. */
export const slipsOf = (line: string): Slip[] => [
  ...leftovers(line),
  ...repairsIn(line).map(({ code, index, wrong, detail }) => ({
    code,
    text: around(line, index, wrong.length),
    detail,
  })),
  ...doubledWords(line),
];

const THAI_DIGITS = /[๐-๙]+/u;

/** If a text mixes Thai and Arabic digits, the Thai ones, which are almost always fewer. */
export const mixedDigits = (text: string): Slip[] => {
  const thai = THAI_DIGITS.exec(text);
  if (!thai || !/[0-9]/.test(text)) return [];
  return [{ code: 'mixed-digits', text: around(text, thai.index, thai[0].length), detail: thai[0] }];
};
