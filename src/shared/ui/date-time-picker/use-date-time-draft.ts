import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

type Draft = { date: Dayjs | null; time: Dayjs | null };

// Two invalid dates count as equal, although NaN does not equal NaN. Otherwise the update during rendering
// would loop.
const sameMoment = (a: Date | null, b: Date | null) => Object.is(a?.getTime(), b?.getTime());
const toDraft = (value: Date | null): Draft => ({ date: value && dayjs(value), time: value && dayjs(value) });

/** The date that both parts form; null while either is missing or incomplete. */
const toMoment = ({ date, time }: Draft): Date | null =>
  date?.isValid() && time?.isValid()
    ? date.hour(time.hour()).minute(time.minute()).second(0).millisecond(0).toDate()
    : null;

/** The date and time as typed, including incomplete values, with the date that they form. */
export const useDateTimeDraft = (value: Date | null, onChange: (value: Date | null) => void) => {
  const [draft, setDraft] = useState(() => toDraft(value));
  const [reported, setReported] = useState(value);
  if (!sameMoment(value, reported)) {
    setReported(value);
    setDraft(toDraft(value));
  }

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    const moment = toMoment(next);
    setDraft(next);
    setReported(moment);
    if (!sameMoment(moment, value)) onChange(moment);
  };

  return { draft, change };
};
