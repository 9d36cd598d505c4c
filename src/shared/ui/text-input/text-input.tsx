import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

import { fieldControl, FieldFrame, type FieldText, fieldTone } from '../field/field-frame';
import { type FieldSize, fieldStyles, rowsFrom } from '../field/field-styles';

export type TextInputProps = Omit<OutlinedInputProps, 'label' | 'size' | 'error' | 'notched'> &
  FieldText & { size?: FieldSize };

/**
 * A single-line input or, with `multiline`, a text area (KIT-04). It uses OutlinedInput rather than
 * TextField, which would add the code of the select and its menu to the sign-in page.
 */
export function TextInput({
  size = 'md',
  id,
  label,
  caption,
  description,
  error,
  success,
  ...input
}: TextInputProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const text = { label, caption, description, error, success };
  return (
    <FieldFrame id={fieldId} required={input.required} {...text}>
      <OutlinedInput
        id={fieldId}
        fullWidth
        error={Boolean(error)}
        sx={{ ...fieldStyles(size, fieldTone(text)), ...(input.multiline && rowsFrom(input.minRows)) }}
        {...input}
        inputProps={{ ...fieldControl(fieldId, text), ...input.inputProps }}
      />
    </FieldFrame>
  );
}
