/**
 * A date as it was written, with a Gregorian year; `month` counts from 1. Without a time, `time` is null. `offset`: the minutes
 * that its clock is ahead of UTC; null if none was written.
 */
export type WrittenDate = {
  year: number;
  month: number;
  day: number;
  time: { hour: number; minute: number; offset: number | null } | null;
};

const BUDDHIST_OFFSET = 543;
/** Nobody plans a page for these Gregorian years, and every Buddhist year of a living person is among them. */
const BUDDHIST_YEARS = { first: 2400, last: 2700 };

/** The Gregorian year of a year that can only be of the Buddhist era; null for any other. */
export const fromBuddhistYear = (year: number): number | null =>
  year >= BUDDHIST_YEARS.first && year <= BUDDHIST_YEARS.last ? year - BUDDHIST_OFFSET : null;

const MONTHS = [
  ['มกราคม', 'มค', 'january', 'jan'],
  ['กุมภาพันธ์', 'กพ', 'february', 'feb'],
  ['มีนาคม', 'มีค', 'march', 'mar'],
  ['เมษายน', 'เมย', 'april', 'apr'],
  ['พฤษภาคม', 'พค', 'may'],
  ['มิถุนายน', 'มิย', 'june', 'jun'],
  ['กรกฎาคม', 'กค', 'july', 'jul'],
  ['สิงหาคม', 'สค', 'august', 'aug'],
  ['กันยายน', 'กย', 'september', 'sep', 'sept'],
  ['ตุลาคม', 'ตค', 'october', 'oct'],
  ['พฤศจิกายน', 'พย', 'november', 'nov'],
  ['ธันวาคม', 'ธค', 'december', 'dec'],
];

const monthNamed = (name: string): number => {
  const plain = name.replace(/\./g, '').toLowerCase();
  return MONTHS.findIndex((names) => names.includes(plain)) + 1;
};

/** Whether a word names a month, in Thai or English, also shortened. */
export const isMonthName = (word: string): boolean => monthNamed(word) > 0;

const westernDigits = (text: string) =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));

/** Two digits are a year of this century, or the end of a Buddhist year: 26 and 69 are both 2026. */
export const wholeYear = (written: string): number => {
  const year = Number(written);
  const whole = written.length > 2 ? year : year >= 60 ? 2500 + year : 2000 + year;
  return fromBuddhistYear(whole) ?? whole;
};

const TIME =
  /(?:\s|T|เวลา|,)\s*(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?\s*(am|pm|น\.?)?\s*(z|gmt|utc|[+-]\d\d(?::?\d\d)?)?\s*$/i;

/** Behind any date but `2026-12-31`, a sign stands between the beginning and the end: 9:30-11:00. */
const offsetIn = (zone: string, text: string): number | null => {
  if (/^[a-z]/i.test(zone)) return 0;
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  if (sign === undefined || !/^\d{4}-/.test(text)) return null;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
};

const readTime = (text: string): { rest: string; time: WrittenDate['time'] } => {
  const found = TIME.exec(text);
  if (!found) return { rest: text, time: null };
  const [whole, hours = '', minutes = '', half = '', zone = ''] = found;
  const isHalf = /^[ap]m$/i.test(half);
  const hour = isHalf ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours);
  const minute = Number(minutes);
  if (hour > 23 || minute > 59) return { rest: text, time: null };
  const time = { hour, minute, offset: offsetIn(zone, text) };
  return { rest: text.slice(0, text.length - whole.length), time };
};

const exists = ({ year, month, day }: Omit<WrittenDate, 'time'>): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/**
 * Reads a date in the forms that people write: `2026-12-31`, `31/12/2569`, `31 ธ.ค. 69 14:30 น.`, `Dec 31, 2026`. A
 * Buddhist year is read as one. Between dots, the day comes first.
 * @returns `ambiguous` if day and month could be either, such as 1/5/2027; null if the text is no date
 */
export const readDate = (text: string): WrittenDate | 'ambiguous' | null => {
  const plain = westernDigits(text.trim())
    .replace(/วันที่|พ\.?ศ\.?(?=\s*\d)|ค\.?ศ\.?(?=\s*\d)/g, ' ')
    .trim();
  const { rest, time } = readTime(plain);
  const written = rest.trim();
  const dated = (year: string, month: number, day: string): WrittenDate | null => {
    const date = { year: wholeYear(year), month, day: Number(day) };
    return month > 0 && exists(date) ? { ...date, time } : null;
  };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written);
  if (iso) return dated(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(written);
  if (numbers) {
    const [, first = '', second = '', year = ''] = numbers;
    const [one, other] = [dated(year, Number(second), first), dated(year, Number(first), second)];
    const hasDots = written === `${first}.${second}.${year}`;
    return one && other && first !== second && !hasDots ? 'ambiguous' : (one ?? other);
  }
  const dayFirst =
    /^(?:[^\d\s,]+,?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]*([^\d\s,-]+)[\s,-]*(\d{4}|\d{2})$/i.exec(written);
  if (dayFirst) return dated(dayFirst[3] ?? '', monthNamed(dayFirst[2] ?? ''), dayFirst[1] ?? '');
  const monthFirst = /^([a-z.]+)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(written);
  return monthFirst && dated(monthFirst[3] ?? '', monthNamed(monthFirst[1] ?? ''), monthFirst[2] ?? '');
};
