import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

type Draft = { date: Dayjs | null; time: Dayjs | null };

// Two invalid dates are the same, though NaN does not equal NaN: asked while drawing, the answer must settle.
const sameMoment = (a: Date | null, b: Date | null) => Object.is(a?.getTime(), b?.getTime());
const toDraft = (value: Date | null): Draft => ({ date: value && dayjs(value), time: value && dayjs(value) });

/** The date that both parts make together; null while either is missing or half typed. */
const toMoment = ({ date, time }: Draft): Date | null =>
  date?.isValid() && time?.isValid()
    ? date.hour(time.hour()).minute(time.minute()).second(0).millisecond(0).toDate()
    : null;

/** Date and time as they are being typed, half-typed values included, beside the date they make. */
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
