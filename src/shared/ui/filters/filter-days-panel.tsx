import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';

import { DayField } from '../date-time-picker/day-field';
import { PickerProvider } from '../date-time-picker/picker-provider';
import { kitMessages } from '../messages';

import type { FilterDaysProps } from './filter-days';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  width: 240,
  padding: theme.spacing(2),
}));

type Props = FilterDaysProps & { anchor: HTMLElement; onClose: () => void };

/** The two days of a range. A day counts once its field is left, at Enter, or when it is chosen in the calendar. */
export function FilterDaysPanel({ labels, from, to, anchor, onChange, onClose }: Props) {
  const { rangeEndsEarly } = useMessages(kitMessages);
  return (
    <Popover
      disablePortal
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': labels.days } }}
    >
      <PickerProvider>
        <Fields>
          <DayField
            takesFocus
            label={labels.fromDay}
            value={from}
            onChange={(day) => onChange({ from: day })}
          />
          <DayField
            label={labels.toDay}
            value={to}
            error={from !== '' && to !== '' && to < from && rangeEndsEarly}
            onChange={(day) => onChange({ to: day })}
          />
        </Fields>
      </PickerProvider>
    </Popover>
  );
}
