import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { fromNewsroomClock, newsroomClock } from '@/shared/text/newsroom-time';
import { fromBuddhistYear, readDate } from '@/shared/text/read-date';
import { truncateGraphemes } from '@/shared/text/truncate';

import { kitMessages } from '../messages';
import { toast } from '../toast/toast';

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

const SHOWN_CHARACTERS = 40;

/** The date and time as typed, including incomplete values, with the date that they form. A Buddhist year is read as one. */
export const useDateTimeDraft = (value: Date | null, onChange: (value: Date | null) => void) => {
  const messages = useMessages(kitMessages);
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
    if (!sameMoment(moment, value)) onChange(moment);
  };

  /** Takes a date in any usual form, on the clock of the newsroom; says so and keeps the old one if it cannot be read. */
  const paste = (text: string) => {
    const read = readDate(text);
    if (read === null || read === 'ambiguous') {
      const say = read === null ? messages.dateUnreadable : messages.dateAmbiguous;
      return void toast.blank(say(truncateGraphemes(text.trim(), SHOWN_CHARACTERS)));
    }
    const { year, month, day, time } = read;
    const midnight = dayjs.utc(Date.UTC(year, month - 1, day));
    if (time === null) return change({ date: midnight });
    const { hour, minute, offset } = time;
    const written = midnight.hour(hour).minute(minute);
    const shown = offset === null ? written : newsroomClock(written.subtract(offset, 'minute').toDate());
    change({ date: shown, time: shown });
  };

  return { draft, change, paste };
};
