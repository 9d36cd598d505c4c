import type { FieldText } from '../field/field-frame';
import type { FieldSize } from '../field/field-styles';

export type DateTimePickerProps = FieldText & {
  /** Null while the fields do not form a date. */
  value: Date | null;
  onChange: (value: Date | null) => void;
  onBlur?: () => void;
  size?: FieldSize;
  id?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
};
