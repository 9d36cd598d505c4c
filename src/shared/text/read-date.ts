import { cleanText } from '@/shared/contract';

import { westernDigits } from './digits';

export type Day = { year: number; month: number; day: number };

/**
 * A date as it was written, with a Gregorian year; `month` counts from 1. Without a time, `time` is null. `offset`: the minutes
 * that its clock is ahead of UTC; null if none was written.
 */
export type WrittenDate = Day & {
  time: { hour: number; minute: number; offset: number | null } | null;
};

const BUDDHIST_OFFSET = 543;
/** Nobody plans a page for these Gregorian years, and every Buddhist year of a living person is among them. */
const BUDDHIST_YEARS = { first: 2400, last: 2700 };

/** The Gregorian year of a year that can only be of the Buddhist era; null for any other. */
export const fromBuddhistYear = (year: number): number | null =>
  year >= BUDDHIST_YEARS.first && year <= BUDDHIST_YEARS.last ? year - BUDDHIST_OFFSET : null;

/** The year of the Buddhist era. */
export const toBuddhistYear = (year: number): number => year + BUDDHIST_OFFSET;

const MONTHS = [
  ['มกราคม', 'มกรา', 'มค', 'january', 'jan'],
  ['กุมภาพันธ์', 'กุมภา', 'กพ', 'february', 'feb'],
  ['มีนาคม', 'มีนา', 'มีค', 'march', 'mar'],
  ['เมษายน', 'เมษา', 'เมย', 'april', 'apr'],
  ['พฤษภาคม', 'พฤษภา', 'พค', 'may'],
  ['มิถุนายน', 'มิถุนา', 'มิย', 'june', 'jun'],
  ['กรกฎาคม', 'กรกฎา', 'กค', 'july', 'jul'],
  ['สิงหาคม', 'สิงหา', 'สค', 'august', 'aug'],
  ['กันยายน', 'กันยา', 'กย', 'september', 'sep', 'sept'],
  ['ตุลาคม', 'ตุลา', 'ตค', 'october', 'oct'],
  ['พฤศจิกายน', 'พฤศจิกา', 'พย', 'november', 'nov'],
  ['ธันวาคม', 'ธันวา', 'ธค', 'december', 'dec'],
];

const monthNamed = (name: string): number => {
  const plain = name.replace(/\./g, '').toLowerCase();
  return MONTHS.findIndex((names) => names.includes(plain)) + 1;
};

/** Whether a word names a month, in Thai or English, also shortened. */
export const isMonthName = (word: string): boolean => monthNamed(word) > 0;

/**
 * The Gregorian year of a written one. Two digits are the end of a Gregorian or of a Buddhist year, whichever is nearer to
 * `now`: in 2026, 26 and 69 are both 2026, and 59 is 2016.
 */
export const wholeYear = (written: string, now = new Date().getFullYear()): number => {
  const year = Number(written);
  if (written.length > 2) return fromBuddhistYear(year) ?? year;
  const [gregorian, buddhist] = [2000 + year, 2500 + year - BUDDHIST_OFFSET];
  return Math.abs(buddhist - now) < Math.abs(gregorian - now) ? buddhist : gregorian;
};

type Time = WrittenDate['time'];

const CLOCK =
  '(\\d{1,2})(?:[:.](\\d{2})(?::\\d{2}(?:[.,]\\d+)?)?\\s*(?:([ap])\\.?m\\.?|น\\.?|นาฬิกา|hrs?\\.?)?|\\s*(?:น\\.?|นาฬิกา))(?![\\d/:])';
const UNTIL = '(?:\\s*[-–]\\s*\\d{1,2}[:.]\\d{2}\\s*(?:[ap]\\.?m\\.?|น\\.?)?)?';
const ZONE = '(z|(?:gmt|utc)\\s*[+-]\\d{1,2}(?::?\\d\\d)?|\\s*[+-]\\d\\d(?::?\\d\\d)?|gmt|utc|ict)?';
const TIME_LAST = new RegExp(`(?:\\s|(?<=\\d)t|เวลา|ตอน|,)\\s*${CLOCK}\\s*(?:${ZONE}|${UNTIL})\\s*$`, 'i');
const TIME_FIRST = new RegExp(`^(?:เวลา)?\\s*${CLOCK}${UNTIL}\\s+(?=\\S)`, 'i');
/** What leads from a date to its time. */
const JOINTS = /[\s,|@–-]*(?:\s(?:at|เวลา|ตอน))?[\s,]*$/i;

/** Behind any date but `2026-12-31`, `-11:00` is the end of a time; `+07:00` and `-0500` are none. */
const offsetIn = (zone: string, text: string): number | null => {
  if (/^ict$/i.test(zone)) return 7 * 60;
  const [, name, sign, hours = 0, minutes = 0] =
    /^\s*(z|gmt|utc)?\s*(?:([+-])(\d{1,2}):?(\d\d)?)?$/i.exec(zone) ?? [];
  const isZone = name !== undefined || sign === '+' || /\d{4}$/.test(zone) || /^\d{4}-/.test(text);
  if (!isZone || (name === undefined && sign === undefined)) return null;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
};

const readTime = (text: string): { rest: string; time: Time } => {
  const found = TIME_LAST.exec(text) ?? TIME_FIRST.exec(text);
  if (!found) return { rest: text, time: null };
  const [whole, hours = '', minutes = '0', half, zone = ''] = found;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const minute = Number(minutes);
  if (hour > 23 || minute > 59) return { rest: text, time: null };
  const time = { hour, minute, offset: offsetIn(zone, text) };
  const rest = text.slice(0, found.index) + text.slice(found.index + whole.length);
  return { rest: rest.replace(JOINTS, ''), time };
};

/** Whether the calendar has this day. */
export const isDay = ({ year, month, day }: Day): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const BUDDHIST_ERA = /พุทธศักราช|พ\.?\s?ศ\.?(?=\s*\d)|\bb\.?e\.?(?=\s|$)/gi;
const GREGORIAN_ERA = /คริสต์ศักราช|ค\.?\s?ศ\.?(?=\s*\d)|\b(?:a\.?d|c\.?e)\.?(?=\s|$)/gi;

/** The text with western digits and plain blanks, without brackets, a named zone behind its offset, and what nobody sees. */
const plainText = (text: string): string =>
  westernDigits(cleanText(text).normalize('NFKC'))
    .replace(/([+-]\d{4})\s*\([^()]*\)$/, '$1')
    .replace(/[()]/g, ' ')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/(?<=\d)[\u2010-\u2014\u2212](?=\d)/g, '-')
    .replace(/(\p{L}\p{M}?)\.\s(\p{L})\.(?=\s*(?:\d|[พค]\.\s?ศ))/gu, '$1.$2.')
    .replace(/วันที่/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/i, '$1-$2-$3T$4:$5:')
    .replace(/(T\d\d:\d\d):(?=$|[z+-])/i, '$1')
    .trim();

/**
 * Reads a date in the forms that people write: `2026-12-31`, `31/12/2569`, `31 ธ.ค. 69 14:30 น.`, `Dec 31, 2026`. A
 * Buddhist year is read as one. Between dots, the day comes first.
 * @returns `ambiguous` if day and month could be either, such as 1/5/2027; null if the text is no date
 */
export const readDate = (text: string, now?: number): WrittenDate | 'ambiguous' | null => {
  const { rest, time } = readTime(plainText(text));
  const written = rest
    .replace(BUDDHIST_ERA, ' ')
    .replace(GREGORIAN_ERA, ' ')
    .replace(/(?<=\d)\s*([/.-])\s*(?=\d)/g, '$1')
    .trim();
  const yearIn = (digits: string): number => {
    if (digits.length > 2) return wholeYear(digits);
    if (rest.search(BUDDHIST_ERA) >= 0) return wholeYear(`25${digits}`);
    return rest.search(GREGORIAN_ERA) >= 0 ? 2000 + Number(digits) : wholeYear(digits, now);
  };
  const dated = (year = '', month = 0, day = ''): WrittenDate | null => {
    const date = { year: yearIn(year), month, day: Number(day) };
    return month > 0 && isDay(date) ? { ...date, time } : null;
  };
  // Without signs, only 20261231, 31122569 and 311269 are dates.
  if (/^\d+$/.test(written) && written.length !== 8 && written.length !== 6) return null;
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})([-/.]|(?=\d{4}$))(\d{1,2})\2(\d{1,2})$/.exec(written)?.filter((_, index) => index !== 2) ?? [];
  const iso = dated(isoYear, Number(isoMonth ?? 0), isoDay);
  if (iso) return iso;
  const numbers = /^(\d{1,2})([-/. ]?)(\d{1,2})\2(\d{4}|\d{2})$/.exec(written);
  if (numbers) {
    const [, first = '', sign = '', second = '', year = ''] = numbers;
    const [one, other] = [dated(year, Number(second), first), dated(year, Number(first), second)];
    return one && other && first !== second && sign !== '.' ? 'ambiguous' : (one ?? other);
  }
  const dayFirst =
    /^(?:[^\d\s,]+(?:,?\s+|(?<=ที่))){0,2}(\d{1,2})(?:st|nd|rd|th)?(?:\s+of\b)?[\s-]*([^\d\s,-]+)[\s,-]*(\d{4}|\d{2})$/i.exec(
      written,
    );
  const withDayFirst = dayFirst && dated(dayFirst[3], monthNamed(dayFirst[2] ?? ''), dayFirst[1]);
  if (withDayFirst) return withDayFirst;
  const monthFirst = /^(?:[^\d\s,]+,?\s+)?([^\d\s,]+)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(
    written,
  );
  return monthFirst && dated(monthFirst[3], monthNamed(monthFirst[1] ?? ''), monthFirst[2]);
};

/** Reads a time without a date, such as `14.30 น.` or `2:30 PM`; null for any other text. */
export const readClock = (text: string): { hour: number; minute: number } | null => {
  const { rest, time } = readTime(` ${plainText(text)}`);
  return rest.replace(/เวลา/, '').trim() === '' ? time : null;
};
