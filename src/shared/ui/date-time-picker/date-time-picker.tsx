import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';

import { useLocale } from '@/shared/i18n/use-locale';
import { dateInBothEras } from '@/shared/text/format-date';

import { FieldFrame } from '../field/field-frame';
import { FIELD_PX } from '../field/field-styles';
import { onDemand } from '../on-demand/on-demand';

import type { DateTimePickerProps } from './date-time-picker-props';
import { RestingFields } from './resting-fields';

const fields = onDemand(() => import('./date-time-fields').then((module) => module.DateTimeFields));

// Reserves the height of the fields, so that nothing moves when they load.
const Room = styled('div')({ minHeight: FIELD_PX.md });

/**
 * Month/day/year and 12-hour time (KIT-06) in the newsroom's time zone. The date is repeated in words below,
 * because Thai and British readers expect the day first. The code loads on first use.
 */
export function DateTimePicker({ value: given, ...rest }: DateTimePickerProps) {
  // Show an invalid date as an empty field.
  const value = given && !Number.isNaN(given.getTime()) ? given : null;
  const locale = useLocale();
  const description = rest.description || (value && dateInBothEras(value, locale));
  const [fault, setFault] = useState<string | null>(null);
  const props = { ...rest, value, description, error: (value === null && fault) || rest.error };
  const ownId = useId();
  const id = props.id ?? ownId;
  const [wanted, setWanted] = useState<'date' | 'time' | null>(null);
  const Fields = fields.usePart(wanted !== null);
  const room = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!Fields || wanted === null) return;
    // Do not take the focus back if the person moved to another field while the code loaded.
    if (document.activeElement !== document.body) return;
    const groups = room.current?.querySelectorAll('[role="group"]');
    groups?.[wanted === 'time' ? 1 : 0]?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  }, [Fields, wanted]);

  const { label, caption, error, success, required } = props;
  return (
    <FieldFrame
      id={id}
      label={label}
      caption={caption}
      description={description}
      error={error}
      success={success}
      required={required}
    >
      <Room
        ref={room}
        onBlur={({ relatedTarget }) => {
          if (!Fields && !room.current?.contains(relatedTarget)) setWanted(null);
        }}
      >
        {Fields ? (
          <Fields {...props} id={id} onFault={setFault} />
        ) : (
          <RestingFields {...props} id={id} onIntent={() => void fields.preload()} onWanted={setWanted} />
        )}
      </Room>
    </FieldFrame>
  );
}
