import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';

import { useLocale } from '@/shared/i18n/use-locale';
import { dateInWords } from '@/shared/text/format-date';

import { FieldFrame } from '../field/field-frame';
import { onDemand } from '../on-demand/on-demand';

import type { DateTimePickerProps } from './date-time-picker-props';
import { RestingFields } from './resting-fields';

const fields = onDemand(() => import('./date-time-fields').then((module) => module.DateTimeFields));

// The room the fields will take: nothing moves when they arrive.
const Room = styled('div')({ minHeight: 38 });

/**
 * Month/day/year plus 12-hour time (KIT-06), in the time zone of this machine, and the date in words below, because
 * a Thai or British reader puts the day first. Its code comes when it is used.
 */
export function DateTimePicker({ value: given, ...rest }: DateTimePickerProps) {
  // A date that is none is shown as an empty field.
  const value = given && !Number.isNaN(given.getTime()) ? given : null;
  const locale = useLocale();
  const description = rest.description || (value && dateInWords(value, locale));
  const props = { ...rest, value, description };
  const ownId = useId();
  const id = props.id ?? ownId;
  const [wanted, setWanted] = useState<'date' | 'time' | null>(null);
  const Fields = fields.usePart(wanted !== null);
  const room = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!Fields || wanted === null) return;
    // Whoever has gone on to another field while the code was on its way stays there.
    if (document.activeElement !== document.body) return;
    const groups = room.current?.querySelectorAll('[role="group"]');
    groups?.[wanted === 'time' ? 1 : 0]?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  }, [Fields, wanted]);

  const { label, caption, error, success, required } = props;
  return (
    <FieldFrame id={id} {...{ label, caption, description, error, success, required }}>
      <Room
        ref={room}
        onBlur={({ relatedTarget }) => {
          if (!Fields && !room.current?.contains(relatedTarget)) setWanted(null);
        }}
      >
        {Fields ? (
          <Fields {...props} id={id} />
        ) : (
          <RestingFields {...props} id={id} onIntent={() => void fields.preload()} onWanted={setWanted} />
        )}
      </Room>
    </FieldFrame>
  );
}
