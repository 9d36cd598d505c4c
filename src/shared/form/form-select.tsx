import { useField, useFormikContext } from 'formik';
import { memo, useCallback } from 'react';

import { Select, type SelectProps } from '@/shared/ui/select/select';

import { useFieldError } from './form-status';

// Formik notifies every field of every keystroke; rerender only the field that changed.
const Box = memo(Select) as typeof Select; // memo loses the type parameter

type Props<V extends string | number> = Omit<SelectProps<V>, 'value' | 'onChange' | 'error' | 'name'> & {
  name: string;
  /** Refuses a value where the field is shown only sometimes, which a schema does not know. Pass a stable function. */
  validate?: (value: V | '') => string | undefined;
};

/**
 * A select box bound to a field of the surrounding `AppForm`. The value keeps its type; '' means "not
 * chosen".
 */
export function FormSelect<V extends string | number>({ name, validate, ...select }: Props<V>) {
  const [field] = useField<V | ''>({ name, ...(validate && { validate }) });
  const { setFieldValue, setFieldTouched } = useFormikContext();
  const change = useCallback((value: V) => void setFieldValue(name, value), [name, setFieldValue]);
  const leave = useCallback(() => void setFieldTouched(name, true), [name, setFieldTouched]);
  return (
    <Box<V>
      id={name}
      {...select}
      name={name}
      value={field.value}
      onChange={change}
      onBlur={leave}
      error={useFieldError(name)}
    />
  );
}
