import type { Locale } from '@/shared/i18n/locale';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

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
      return amount === 0 && index > 0
        ? ''
        : new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
    })
    .filter(Boolean)
    .join(' ');
};
