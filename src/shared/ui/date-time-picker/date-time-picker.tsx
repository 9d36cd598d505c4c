import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { FieldFrame, type FieldText } from '../field/field-frame';
import type { FieldSize } from '../field/field-styles';
import { onDemand } from '../on-demand/on-demand';

const fields = onDemand(() => import('./date-time-fields').then((module) => module.DateTimeFields));

/** Fetches the calendar ahead of a form that will show it. */
export const preloadDateTimePicker = fields.preload;

// The room the fields will take: nothing moves when they arrive.
const Room = styled('div')({ minHeight: 38 });

export type DateTimePickerProps = FieldText & {
  /** A moment, or null while the fields do not make one. */
  value: Date | null;
  onChange: (value: Date | null) => void;
  onBlur?: () => void;
  size?: FieldSize;
  id?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
};

/** Month/day/year plus 12-hour time (KIT-06), in the time zone of this machine. Its code comes when it is drawn. */
export function DateTimePicker(props: DateTimePickerProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const Fields = fields.usePart(true);
  const { label, caption, description, error, success, required } = props;
  return (
    <FieldFrame id={id} {...{ label, caption, description, error, success, required }}>
      <Room>{Fields && <Fields {...props} id={id} />}</Room>
    </FieldFrame>
  );
}
