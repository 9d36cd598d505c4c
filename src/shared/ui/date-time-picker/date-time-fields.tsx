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
import { useSettledEffects } from './use-settled-effects';
import { useTypedDate } from './use-typed-date';

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

type Props = DateTimePickerProps & { id: string; onFault: (fault: string | null) => void };

/** The two fields and the calendar, on what the clocks of the newsroom show, as UTC fields. */
export function DateTimeFields(props: Props) {
  const { id, value, onChange, onFault, onBlur, name, disabled, required, size = 'md' } = props;
  const messages = useMessages(kitMessages);
  const { draft, change, paste, typeDayFirst, settle } = useDateTimeDraft({ value, onChange, onFault });
  const typed = useTypedDate({ onDayFirst: typeDayFirst, onSettle: settle });
  const { date } = draft;
  const settleEffects = useSettledEffects();
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
        <div
          role="presentation"
          onKeyDownCapture={(event) => {
            settleEffects();
            typed.onKey(event, event.currentTarget);
          }}
          // The parts show the key only now, and the picker reports no second invalid date.
          onKeyUp={({ currentTarget }) => date && !date.isValid() && typed.check(currentTarget)}
          onPointerDownCapture={typed.forget}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) typed.finish(currentTarget);
          }}
        >
          <DesktopDatePicker
            timezone="UTC"
            value={date}
            onChange={(next) => void change({ date: next })}
            format="MM/DD/YYYY"
            dayOfWeekFormatter={(day) => day.format('dd')}
            disabled={disabled}
            slotProps={{
              textField: { ...shared, id, name, slotProps: { input: described } },
              popper: { 'aria-labelledby': `${id}-label` },
            }}
          />
        </div>
        <Time>
          <span id={`${id}-time`}>{messages.time}</span>
          <TimeField
            timezone="UTC"
            value={draft.time}
            onChange={(time) => void change({ time })}
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
