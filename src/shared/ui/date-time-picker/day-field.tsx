import { styled } from '@mui/material/styles';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useId, useState, type ClipboardEvent } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { isDay, wholeYear, type Day } from '@/shared/text/read-date';

import { fieldControl, FieldFrame, type FieldText } from '../field/field-frame';
import { kitMessages } from '../messages';

import { pickerStyles } from './picker-styles';
import { readPasted } from './read-pasted';
import { useSettledEffects } from './use-settled-effects';

const Root = styled('div')(({ theme }) => pickerStyles(theme, 'md'));

const DAY = 'YYYY-MM-DD';

type Props = FieldText & {
  /** As `2026-11-23`, or empty. */
  value: string;
  onChange: (day: string) => void;
  takesFocus?: boolean;
};

/** As typed: null while nothing is, invalid while it is no day. */
const draftOf = (value: string): Dayjs | null => {
  const day = value === '' ? null : dayjs.utc(value);
  return day?.isValid() ? day : null;
};

const dayOf = (day: Day): Dayjs | null =>
  isDay(day) ? dayjs.utc(Date.UTC(day.year, day.month - 1, day.day)) : null;

/** The day with the whole year of two digits, of which the last two of a Buddhist year are read as one; null if it is no day of that year. */
const withWholeYear = (day: Dayjs): Dayjs | null =>
  dayOf({ year: wholeYear(day.format('YY')), month: day.month() + 1, day: day.date() });

/** The day in the parts of a field, which refuses 29/02/71: it is a day of 2571, but not of 1971. */
const typedDay = (field: Element): Dayjs | null => {
  const [day, month, year] = [...field.querySelectorAll('[role="spinbutton"]')].map((part) =>
    Number(part.getAttribute('aria-valuenow') ?? NaN),
  );
  if (!day || !month || year === undefined || !(year < 100)) return null;
  return dayOf({ year: wholeYear(String(year).padStart(2, '0')), month, day });
};

/** One day, DD/MM/YY, with a calendar. What was typed counts at Enter or when the field is left. */
export function DayField({ value, onChange, takesFocus = false, ...text }: Props) {
  const { noSuchDay } = useMessages(kitMessages);
  const id = useId();
  const [shown, setShown] = useState(value);
  const [draft, setDraft] = useState(() => draftOf(value));
  const [isRefused, setRefused] = useState(false);
  const settleEffects = useSettledEffects();
  if (value !== shown) {
    setShown(value);
    setDraft(draftOf(value));
    setRefused(false);
  }
  const commit = (day: Dayjs | null) => {
    setRefused(false);
    setDraft(day);
    const next = day?.format(DAY) ?? '';
    if (next === value) return;
    setShown(next);
    onChange(next);
  };
  const finish = (field: Element) => {
    if (draft === null || draft.format(DAY) === value) return commit(draft);
    const day = draft.isValid() && withWholeYear(draft) ? draft : typedDay(field);
    if (day) commit(day);
    else setRefused(true);
  };
  // The field reads only its own form, and is emptied by any other; the digits of one part are its own.
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (/^\s*(?:\d{0,2}|\d\d\/\d\d\/\d\d)\s*$/.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    const read = readPasted(text);
    if (read) commit(dayOf(read));
  };
  const error = isRefused ? noSuchDay : text.error;
  const notes = { ...text, error };
  return (
    <FieldFrame id={id} {...notes}>
      <Root
        onPasteCapture={onPaste}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) finish(currentTarget);
        }}
        onKeyDownCapture={settleEffects}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') finish(currentTarget);
        }}
      >
        <DesktopDatePicker
          timezone="UTC"
          value={draft}
          onChange={(given, { source }) => {
            const day = given?.isValid() ? (withWholeYear(given) ?? given) : given;
            setDraft(day);
            if (isRefused && (day === null || day.isValid())) setRefused(false);
            // Chosen in the calendar, or emptied.
            if (source === 'view' || day === null) commit(day);
          }}
          format="DD/MM/YY"
          dayOfWeekFormatter={(day) => day.format('dd')}
          slotProps={{
            field: { clearable: true },
            textField: {
              id,
              autoFocus: takesFocus,
              error: Boolean(error),
              fullWidth: true,
              slotProps: { input: { ...fieldControl(id, notes), 'aria-labelledby': `${id}-label` } },
            },
            popper: { 'aria-labelledby': `${id}-label` },
          }}
        />
      </Root>
    </FieldFrame>
  );
}
