import dayjs from 'dayjs';

import { DATE_DISPLAY_FORMAT, PUBLISHED_DATE_FORMAT } from '@/shared/contract';
import type { Locale } from '@/shared/i18n/locale';

/**
 * Formats an ISO date as DD/MM/YY HH:mm in the reader's time zone (LIM-01); a dash for an invalid or missing
 * date.
 */
export const formatDate = (iso: string | null | undefined): string => {
  const date = dayjs(iso ?? NaN);
  return date.isValid() ? date.format(DATE_DISPLAY_FORMAT) : '-';
};

/** Formats a date for the API: YYYY-MM-DDTHH:mm:ssZ with the offset of the local time zone (API-06). */
export const toPublishedDate = (date: Date): string => dayjs(date).format(PUBLISHED_DATE_FORMAT);

// The Thai locale defaults to the Buddhist era; all dates of the console are Gregorian.
const CALENDARS: Record<Locale, string> = { th: 'th-TH-u-ca-gregory', en: 'en-GB' };

/** Formats a day of the server, `2026-11-23`, without the year: "23 Nov". */
export const dayAndMonth = (day: string, locale: Locale): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(CALENDARS[locale], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

/** A date in words, day first, with a 24-hour time: "Sunday, 22 November 2026 at 12:46". */
export const dateInWords = (date: Date, locale: Locale): string =>
  date.toLocaleString(CALENDARS[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
