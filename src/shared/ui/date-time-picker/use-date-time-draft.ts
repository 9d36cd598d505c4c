import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';
import { dateInBothEras, dayInWords } from '@/shared/text/format-date';
import { fromNewsroomClock, newsroomClock } from '@/shared/text/newsroom-time';
import {
  fromBuddhistYear,
  isDay,
  readClock,
  readDate,
  wholeYear,
  type Day,
  type WrittenDate,
} from '@/shared/text/read-date';

import { kitMessages } from '../messages';
import { toast } from '../toast/toast';

import { readPasted } from './read-pasted';

type Draft = { date: Dayjs | null; time: Dayjs | null };

// Two invalid dates count as equal, although NaN does not equal NaN. Otherwise the update during rendering
// would loop.
const sameMoment = (a: Date | null, b: Date | null) => Object.is(a?.getTime(), b?.getTime());
const toDraft = (value: Date | null): Draft => {
  const shown = value && newsroomClock(value);
  return { date: shown, time: shown };
};

/** The date that both parts form; null while either is missing or incomplete. */
const toMoment = ({ date, time }: Draft): Date | null =>
  date?.isValid() && time?.isValid()
    ? fromNewsroomClock(date.hour(time.hour()).minute(time.minute()).second(0).millisecond(0))
    : null;

type Options = {
  value: Date | null;
  onChange: (value: Date | null) => void;
  /** Receives what is wrong with the typed date; null if nothing is. */
  onFault: (fault: string | null) => void;
};

/** The date and time as typed, including incomplete values, with the date that they form. A Buddhist year is read as one. */
export const useDateTimeDraft = ({ value, onChange, onFault }: Options) => {
  const messages = useMessages(kitMessages);
  const locale = useLocale();
  const [draft, setDraft] = useState(() => toDraft(value));
  const [reported, setReported] = useState(value);
  if (!sameMoment(value, reported)) {
    setReported(value);
    setDraft(toDraft(value));
  }

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    const gregorian = next.date?.isValid() ? fromBuddhistYear(next.date.year()) : null;
    if (next.date && gregorian !== null) {
      toast.blank(messages.buddhistYear(next.date.year(), gregorian));
      next.date = next.date.year(gregorian);
    }
    const moment = toMoment(next);
    setDraft(next);
    setReported(moment);
    onFault(null);
    if (!sameMoment(moment, value)) onChange(moment);
    return moment;
  };

  /** Takes a date that was read, and says it in words if its year was not written so. */
  const take = ({ time, ...day }: WrittenDate, text = '') => {
    const midnight = dayjs.utc(Date.UTC(day.year, day.month - 1, day.day));
    const written = midnight.hour(time?.hour ?? 0).minute(time?.minute ?? 0);
    const shown =
      time && time.offset !== null
        ? newsroomClock(written.subtract(time.offset, 'minute').toDate())
        : written;
    const moment = change(time === null ? { date: midnight } : { date: shown, time: shown });
    if (moment && !text.includes(String(day.year)))
      toast.blank(messages.dateRead(dateInBothEras(moment, locale)));
  };

  /** Takes a date in any usual form, on the clock of the newsroom, or a time; says so and keeps the old one if it cannot be read. */
  const paste = (text: string) => {
    const clock = readClock(text);
    if (clock)
      return void change({ time: (draft.time ?? dayjs.utc(0)).hour(clock.hour).minute(clock.minute) });
    const read = readPasted(text);
    if (read) take(read, text);
  };

  /** Takes a date that was typed with the day first, instead of what the fields made of it. */
  const typeDayFirst = (text: string) => {
    const read = readDate(text);
    if (read !== null && read !== 'ambiguous') return take(read, text);
    change({ date: null });
    onFault(messages.dateOutOfOrder(text));
  };

  /** Takes what stands in the three parts of the date, if the calendar does not have it as it is. */
  const settle = ({ year, ...parts }: Day) => {
    const day = { ...parts, year: wholeYear(String(year)) };
    if (isDay(day)) take({ ...day, time: null });
    else onFault(messages.noSuchDate(dayInWords(day, locale)));
  };

  return { draft, change, paste, typeDayFirst, settle };
};
