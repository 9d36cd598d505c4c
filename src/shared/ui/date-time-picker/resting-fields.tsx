import EventIcon from '@mui/icons-material/Event';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { newsroomClock } from '@/shared/text/newsroom-time';

import { fieldControl } from '../field/field-frame';
import { FIELD_PX } from '../field/field-styles';
import { kitMessages } from '../messages';
import { TOUCH, TOUCH_PX } from '../theme/touch';

import type { DateTimePickerProps } from './date-time-picker-props';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  // As in date-time-fields.tsx, so that both wrap alike and nothing moves when the fields load.
  '& > *': { flex: '1 1 150px', minWidth: 0 },
  '& > div': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& > div > button': { flex: 1 },
  '& > div > span': {
    ...theme.typography.body2,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
}));

const Box = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(0, 1, 0, 1.5),
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.secondary} 55%, transparent)`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textAlign: 'start',
  cursor: 'text',
  [TOUCH]: { minHeight: TOUCH_PX, fontSize: '1rem' },
  '& > svg': { color: theme.vars.palette.action.active },
  '&[aria-invalid]': { borderColor: theme.vars.palette.danger.main },
}));

type Part = 'date' | 'time';

type Props = DateTimePickerProps & {
  id: string;
  /** The pointer enters the fields. */
  onIntent: () => void;
  /** The person wants to edit this part. */
  onWanted: (part: Part) => void;
};

/** A lightweight version of the fields until the person edits them. Their code is a fifth of the form's. */
export function RestingFields({ id, value, disabled, size = 'md', onIntent, onWanted, ...text }: Props) {
  const part = (name: Part, shown: string, icon?: ReactNode) => ({
    type: 'button' as const,
    disabled,
    style: { height: FIELD_PX[size] },
    onPointerEnter: onIntent,
    onFocus: () => onWanted(name),
    onClick: () => onWanted(name),
    children: (
      <>
        <span id={`${id}-${name}-value`}>{shown}</span>
        {icon}
      </>
    ),
  });
  const messages = useMessages(kitMessages);
  const moment = value && newsroomClock(value);
  return (
    <Root>
      <Box
        id={id}
        {...fieldControl(id, text)}
        aria-labelledby={`${id}-label ${id}-date-value`}
        {...part('date', moment ? moment.format('MM/DD/YYYY') : 'MM/DD/YYYY', <EventIcon />)}
      />
      <div>
        <span id={`${id}-time`}>{messages.time}</span>
        <Box
          aria-labelledby={`${id}-label ${id}-time ${id}-time-value`}
          {...part('time', moment ? moment.format('hh:mm A') : 'hh:mm aa')}
        />
      </div>
    </Root>
  );
}
