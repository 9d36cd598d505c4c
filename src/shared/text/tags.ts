import { cleanText, foldName } from '@/shared/contract';

import { westernDigits } from './digits';
import { htmlToText } from './html-to-text';

// Thai vowel and tone marks are \p{M}, not letters: without them ข่าว would become ขาว.
const SPECIAL_CHARACTERS = /[^\p{L}\p{M}\p{N}_ ]/gu;
const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu;
/** An emoji of a number sign or a digit. */
const KEYCAPS = /[#*\d]\ufe0f?\u20e3/gu;
const WEB_ADDRESSES = /https?:\/\/[^\s]+/gi;
/** A number behind a hyphen belongs to the name, as in #โควิด-19. */
const NAME = '[\\p{L}\\p{M}\\p{N}_]+(?:[-\\u2010\\u2011]\\p{N}+)?';
/** Hashtags stand one behind the other, but not behind a letter (C#5, a.example#top), in an address or in code (href="#top"). */
const HASHTAGS = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_/&=?.-])(?<!=["'])(?:[#＃]${NAME})+`, 'gu');
/** The signs that part the entries of a list. A slash between digits is part of a name: 24/7. */
const LIST =
  /[,;|¦\\\n\r\t\v\f\u0085\u2028\u2029،؛‚、，；｜﹐﹑﹔•·●▪◦‣๏๚๛①-⑳〈〉「」\u{1f536}-\u{1f53b}▶►✅✔☑👉📌📍]|(?:^|\s)[-–—>›»→]+(?=\s)|->|=>|["“”„]\s+["“”„]|(?<!\d)[/／]|[/／](?!\d)|(?<=\s)ฯ(?=\s)|(?=[#＃])/u;
const LABEL =
  /^\s*(?:(?:related )?(?:tags?|keywords?|hashtags?)|(?:แท็ก|แฮชแท็ก|คำค้น|คำสำคัญ|คีย์เวิร์ด|ป้ายกำกับ)(?:หา|ข่าว|ที่เกี่ยวข้อง)?)\s*[:：]/i;
const AND_SO_ON = /\s*ฯลฯ\s*$/;
/** What numbers an entry: `1.`, `(๒)`; a letter numbers a whole line. */
const NUMBERS = /(?<=^|[\s,;|/])[([]?(\d{1,3})[.)\]](?!\d)/gu;
const LETTER = /^\s*[([]?[a-zก-ฮ][.)\]]\s+/i;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Removes special characters and the first space of a typed tag (docs/requirements.md, NWS-08); '' if
 * nothing is left.
 */
export const cleanTag = (typed: string): string => {
  const cleaned = cleanText(typed.normalize('NFC').replace(SPECIAL_CHARACTERS, '').replace(' ', ''));
  return LETTER_OR_DIGIT.test(cleaned) ? cleaned : '';
};

/** Adds a typed tag to the end; returns the same array if the tag is empty or there is one that reads the same. */
export const addTag = (tags: string[], typed: string): string[] => {
  const tag = cleanTag(typed);
  const name = foldName(tag);
  return name === '' || tags.some((other) => foldName(other) === name) ? tags : [...tags, tag];
};

/** The list with a line for each numbered entry, without the numbers, if they count. */
const withoutNumbers = (list: string): string => {
  const western = westernDigits(list);
  const found = [...western.matchAll(NUMBERS)];
  const numbers = found.map(([, number]) => Number(number));
  const isCounted = numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
  if (numbers.length > 1 && isCounted) {
    const starts = [0, ...found.map(({ index, 0: { length } }) => index + length)];
    const ends = [...found.map(({ index }) => index), list.length];
    return starts.map((start, index) => list.slice(start, ends[index])).join('\n');
  }
  const lines = list.split(/[\n\r]+/).filter((line) => line.trim() !== '');
  const areLettered = lines.length > 1 && lines.every((line) => LETTER.test(line));
  return areLettered ? lines.map((line) => line.replace(LETTER, '')).join('\n') : list;
};

/** The entries of a list of tags, as it is copied from another place: one for each line, comma, number or "#". */
export const splitTags = (list: string): string[] =>
  withoutNumbers(list.replace(LABEL, '').replace(AND_SO_ON, ''))
    .split(LIST)
    .map((entry) => entry.trim())
    .filter((entry) => cleanTag(entry) !== '');

/**
 * The #hashtags of an html text in order, without "#" and without duplicates (docs/requirements.md, NWS-09).
 */
export const extractHashtags = (html: string): string[] => {
  const text = htmlToText(html)
    .replace(KEYCAPS, ' ')
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(WEB_ADDRESSES, ' ');
  return [...text.matchAll(HASHTAGS)].flatMap(([run]) => run.split(LIST)).reduce(addTag, []);
};
