import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

import { fieldControl, FieldFrame, type FieldText, fieldTone } from '../field/field-frame';
import { type FieldSize, fieldStyles } from '../field/field-styles';

type SelectOption<V extends string | number = string> = {
  label: string;
  value: V;
  disabled?: boolean;
};

export type SelectProps<V extends string | number> = FieldText & {
  options: readonly SelectOption<V>[];
  /** `''` if nothing is chosen yet. */
  value: V | '';
  onChange: (value: V) => void;
  onBlur?: () => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  size?: FieldSize;
  id?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  autoFocus?: boolean | undefined;
  'aria-label'?: string;
};

/** A native select box (KIT-11): keyboards, screen readers and phones support it. */
export function Select<V extends string | number>(props: SelectProps<V>): ReactNode {
  const { options, value, onChange, onBlur, placeholder, size = 'md', id, name, disabled, required } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { label, caption, description, error, success } = props;
  const text = { label, caption, description, error, success };
  return (
    <FieldFrame id={fieldId} required={required} {...text}>
      <NativeSelect
        input={<OutlinedInput error={Boolean(error)} sx={fieldStyles(size, fieldTone(text))} />}
        fullWidth
        value={value}
        name={name}
        disabled={disabled}
        required={required}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the caller says why
        autoFocus={props.autoFocus}
        onBlur={onBlur}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        inputProps={{ id: fieldId, 'aria-label': props['aria-label'], ...fieldControl(fieldId, text) }}
      >
        {(placeholder !== undefined || value === '') && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
