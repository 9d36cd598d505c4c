import type { Locale } from '@/shared/i18n/locale';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

// The words of `Intl.NumberFormat` with `unitDisplay: 'short'`, for one and for other amounts. Its first use in a page loads the
// data of all languages, while a list of news waits.
const WORDS: Record<Locale, Record<(typeof UNITS)[number][0], readonly [string, string]>> = {
  en: { day: ['day', 'days'], hour: ['hr', 'hr'], minute: ['min', 'min'] },
  th: { day: ['วัน', 'วัน'], hour: ['ชม.', 'ชม.'], minute: ['นาที', 'นาที'] },
};

/**
 * Formats a duration in its two largest units, rounded down: "3 ชม. 12 นาที" or "3 hr 12 min".
 * @param ms milliseconds; less than a minute is shown as 0 minutes
 */
export const timeSpan = (ms: number, locale: Locale): string => {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const first = Math.max(
    0,
    UNITS.findIndex(([, size]) => minutes >= size),
  );
  const largest = minutes === 0 ? UNITS.length - 1 : first;
  return UNITS.slice(largest, largest + 2)
    .map(([unit, size], index) => {
      const above = index === 0 ? Infinity : (UNITS[largest]?.[1] ?? Infinity);
      const amount = Math.floor((minutes % above) / size);
      return amount === 0 && index > 0 ? '' : `${amount} ${WORDS[locale][unit][amount === 1 ? 0 : 1]}`;
    })
    .filter(Boolean)
    .join(' ');
};
