import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

import { getRuntimeConfig } from '@/shared/config/runtime-config';
import { DEFAULT_TIME_ZONE, fromClock, zoneOffset } from '@/shared/contract';

dayjs.extend(utc);

const MINUTE_MS = 60_000;

let zoneOfBrowser: string | undefined;
const browserZone = (): string => (zoneOfBrowser ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The time zone of the newsroom, in which the console shows and reads every date. */
export const newsroomZone = (): string => getRuntimeConfig()?.timeZone ?? DEFAULT_TIME_ZONE;

const offsetOf = (date: Date): number =>
  newsroomZone() === browserZone() ? -date.getTimezoneOffset() * MINUTE_MS : zoneOffset(newsroomZone(), date);

/** What the clocks of the newsroom show at a time, to format or to edit. */
export const newsroomClock = (date: Date): Dayjs => dayjs.utc(date.getTime() + offsetOf(date));

/** The time at which the clocks of the newsroom show this. */
export const fromNewsroomClock = (shown: Dayjs): Date => fromClock(newsroomZone(), shown.toDate());

/** The offset of the newsroom from UTC at a time, as `+07:00`. */
export const newsroomOffset = (date: Date): string => {
  const offset = offsetOf(date);
  const size = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${offset < 0 ? '-' : '+'}${size}`;
};

/** The offset of the newsroom, as `GMT+07:00`, if the clock of this browser shows another time; otherwise ''. */
export const zoneIfElsewhere = (date: Date): string =>
  offsetOf(date) === -date.getTimezoneOffset() * MINUTE_MS ? '' : `GMT${newsroomOffset(date)}`;
