import { styled } from '@mui/material/styles';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useId, useState, type ClipboardEvent } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { wholeYear } from '@/shared/text/read-date';

import { fieldControl, FieldFrame, type FieldText } from '../field/field-frame';
import { kitMessages } from '../messages';

import { pickerStyles } from './picker-styles';
import { readPasted } from './read-pasted';

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

/** The year of two digits that was typed; the last two of a Buddhist year are read as one. */
const withWholeYear = (day: Dayjs | null) => (day?.isValid() ? day.year(wholeYear(day.format('YY'))) : day);

/** One day, DD/MM/YY, with a calendar. What was typed counts at Enter or when the field is left. */
export function DayField({ value, onChange, takesFocus = false, ...text }: Props) {
  const { noSuchDay } = useMessages(kitMessages);
  const id = useId();
  const [shown, setShown] = useState(value);
  const [draft, setDraft] = useState(() => draftOf(value));
  const [isRefused, setRefused] = useState(false);
  if (value !== shown) {
    setShown(value);
    setDraft(draftOf(value));
    setRefused(false);
  }
  const commit = (day: Dayjs | null) => {
    const isDay = day === null || day.isValid();
    setRefused(!isDay);
    const next = isDay ? (day?.format(DAY) ?? '') : value;
    if (next === value) return;
    setShown(next);
    onChange(next);
  };
  // The field reads only its own form, and is emptied by any other; the digits of one part are its own.
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (/^\s*(?:\d{0,2}|\d\d\/\d\d\/\d\d)\s*$/.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    const read = readPasted(text);
    if (read) commit(dayjs.utc(Date.UTC(read.year, read.month - 1, read.day)));
  };
  const error = isRefused ? noSuchDay : text.error;
  const notes = { ...text, error };
  return (
    <FieldFrame id={id} {...notes}>
      <Root
        onPasteCapture={onPaste}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) commit(draft);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit(draft);
        }}
      >
        <DesktopDatePicker
          timezone="UTC"
          value={draft}
          onChange={(given, { source }) => {
            const day = withWholeYear(given);
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
