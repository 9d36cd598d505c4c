import { DATE_DISPLAY_FORMAT, PUBLISHED_DATE_FORMAT } from '@/shared/contract';
import type { Locale } from '@/shared/i18n/locale';

import { newsroomClock, newsroomOffset, newsroomZone, zoneIfElsewhere } from './newsroom-time';
import { toBuddhistYear } from './read-date';

const formatAs = (date: Date, format: string): string =>
  [newsroomClock(date).format(format), zoneIfElsewhere(date)].filter(Boolean).join(' ');

/**
 * Formats an ISO date as DD/MM/YY HH:mm in the newsroom's time zone (LIM-01), which is named if the clock of the browser shows
 * another time; a dash for an invalid or missing date.
 */
export const formatDate = (iso: string | null | undefined): string => {
  const date = new Date(iso ?? NaN);
  return Number.isNaN(date.getTime()) ? '-' : formatAs(date, DATE_DISPLAY_FORMAT);
};

/** Formats the time of day, as `15:04`, like `formatDate`. */
export const formatTime = (date: Date): string => formatAs(date, 'HH:mm');

/** Formats a date for the API: YYYY-MM-DDTHH:mm:ssZ with the offset of the newsroom's time zone (API-06). */
export const toPublishedDate = (date: Date): string =>
  newsroomClock(date).format(PUBLISHED_DATE_FORMAT.replace('Z', `[${newsroomOffset(date)}]`));

// The Thai locale defaults to the Buddhist era; the dates of the console are Gregorian, except headings.
const CALENDARS: Record<Locale, string> = { th: 'th-TH-u-ca-gregory', en: 'en-GB' };

/** Formats a day of the server, `2026-11-23`, without the year: "23 Nov". */
export const dayAndMonth = (day: string, locale: Locale): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(CALENDARS[locale], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

const inWords = (date: Date, locale: Locale): string =>
  date.toLocaleString(CALENDARS[locale], {
    timeZone: newsroomZone(),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

const withZone = (words: string, date: Date): string => {
  const elsewhere = zoneIfElsewhere(date);
  return elsewhere ? `${words} (${elsewhere}, ${newsroomZone()})` : words;
};

/** A date in words, day first, with a 24-hour time: "Sunday, 22 November 2026 at 12:46"; if the clock of the browser shows another time, with the newsroom's zone. */
export const dateInWords = (date: Date, locale: Locale): string => withZone(inWords(date, locale), date);

/** A date as `dateInWords` writes it, with its year in both eras: "22 November 2026 (B.E. 2569)". */
export const dateInBothEras = (date: Date, locale: Locale): string => {
  const era = locale === 'th' ? 'พ.ศ.' : 'B.E.';
  const words = inWords(date, locale).replace(
    /\d{4}/,
    (year) => `${year} (${era} ${toBuddhistYear(Number(year))})`,
  );
  return withZone(words, date);
};

/**
 * A day of the newsroom, `2026-11-23`, as a heading: "Monday, 23 November 2026"; in Thai with the year of the Buddhist era,
 * as Thai prose has it.
 */
export const dayHeading = (day: string, locale: Locale): string => {
  const heading = new Date(`${day}T00:00:00Z`).toLocaleDateString(CALENDARS[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return locale === 'th' ? heading.replace(/\d{4}/, (year) => String(toBuddhistYear(Number(year)))) : heading;
};

/** A day in words: "30 February 2026", also one that does not exist. */
export const dayInWords = (
  { year, month, day }: { year: number; month: number; day: number },
  locale: Locale,
): string =>
  `${day} ${new Date(Date.UTC(2000, month - 1, 1)).toLocaleDateString(CALENDARS[locale], { month: 'long', timeZone: 'UTC' })} ${year}`;
