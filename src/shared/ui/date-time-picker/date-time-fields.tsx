import { styled } from '@mui/material/styles';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { thTH } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import 'dayjs/locale/th';
import type { ClipboardEvent } from 'react';

import { useLocale } from '@/shared/i18n/use-locale';

import { fieldControl } from '../field/field-frame';
import type { FieldSize } from '../field/field-styles';
import { TOUCH, TOUCH_PX } from '../theme/touch';

import type { DateTimePickerProps } from './date-time-picker-props';
import { NewsroomAdapter } from './newsroom-adapter';
import { useDateTimeDraft } from './use-date-time-draft';

const HEIGHT: Record<FieldSize, number> = { sm: 32, md: 38, lg: 46 };

const Root = styled('div')<{ 'data-size': FieldSize }>(({ theme, 'data-size': size }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > *': { minWidth: 0 },
  '& > :first-of-type': { flex: '1 1 150px' },
  '& .MuiPickersInputBase-root': {
    ...theme.typography.body2,
    minHeight: HEIGHT[size],
    [TOUCH]: { minHeight: TOUCH_PX },
    paddingInline: theme.spacing(1.5),
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .MuiPickersInputBase-sectionsContainer': {
    padding: '3px 0',
    fontSize: size === 'lg' ? '1rem' : undefined,
    [TOUCH]: { fontSize: '1rem' },
  },
}));

const Time = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flex: '1 1 150px',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > span': { whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
}));

/**
 * The two fields and the calendar, on what the clocks of the newsroom show, as UTC fields. Years are Gregorian in both languages: the Thai locale is used only for
 * the names of months and days. With the Buddhist era, the fields would read a year back 543 years later.
 */
export function DateTimeFields(props: DateTimePickerProps & { id: string }) {
  const { id, value, onChange, onBlur, name, disabled, required, size = 'md' } = props;
  const locale = useLocale();
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
    <LocalizationProvider
      dateAdapter={NewsroomAdapter}
      adapterLocale={locale}
      localeText={
        locale === 'th' ? thTH.components.MuiLocalizationProvider.defaultProps.localeText : undefined
      }
    >
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
          <span id={`${id}-time`}>Time:</span>
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
    </LocalizationProvider>
  );
}
