import { styled } from '@mui/material/styles';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { ClipboardEvent } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { fieldControl } from '../field/field-frame';
import type { FieldSize } from '../field/field-styles';
import { kitMessages } from '../messages';

import type { DateTimePickerProps } from './date-time-picker-props';
import { PickerProvider } from './picker-provider';
import { pickerStyles } from './picker-styles';
import { useDateTimeDraft } from './use-date-time-draft';

const Root = styled('div')<{ 'data-size': FieldSize }>(({ theme, 'data-size': size }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > *': { minWidth: 0 },
  '& > :first-of-type': { flex: '1 1 150px' },
  ...pickerStyles(theme, size),
}));

const Time = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flex: '1 1 150px',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > span': { whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
}));

/** The two fields and the calendar, on what the clocks of the newsroom show, as UTC fields. */
export function DateTimeFields(props: DateTimePickerProps & { id: string }) {
  const { id, value, onChange, onBlur, name, disabled, required, size = 'md' } = props;
  const messages = useMessages(kitMessages);
  const { draft, change, paste } = useDateTimeDraft(value, onChange);
  // The fields read only their own form, and are emptied by any other; the digits of one part are theirs.
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (disabled || /^\s*\d{0,4}\s*$/.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    paste(text);
  };
  const described = { ...fieldControl(id, props), 'aria-labelledby': `${id}-label` };
  const shared = { disabled, error: Boolean(props.error), required, onBlur, fullWidth: true };
  return (
    <PickerProvider>
      <Root data-size={size} onPasteCapture={onPaste}>
        <DesktopDatePicker
          timezone="UTC"
          value={draft.date}
          onChange={(date) => change({ date })}
          format="MM/DD/YYYY"
          dayOfWeekFormatter={(day) => day.format('dd')}
          disabled={disabled}
          slotProps={{
            textField: { ...shared, id, name, slotProps: { input: described } },
            popper: { 'aria-labelledby': `${id}-label` },
          }}
        />
        <Time>
          <span id={`${id}-time`}>{messages.time}</span>
          <TimeField
            timezone="UTC"
            value={draft.time}
            onChange={(time) => change({ time })}
            format="hh:mm A"
            ampm
            {...shared}
            slotProps={{
              textField: { slotProps: { input: { 'aria-labelledby': `${id}-label ${id}-time` } } },
            }}
          />
        </Time>
      </Root>
    </PickerProvider>
  );
}
