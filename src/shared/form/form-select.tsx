import { useField, useFormikContext } from 'formik';
import { memo, useCallback } from 'react';

import { Select, type SelectProps } from '@/shared/ui/select/select';

import { useFieldError } from './form-status';

// Formik tells every field of every key; only the one that changed is drawn anew.
const Box = memo(Select) as typeof Select; // memo forgets the type parameter

type Props<V extends string | number> = Omit<SelectProps<V>, 'value' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

/** A select box tied to a field of the surrounding `AppForm`; the value keeps its type, '' is "not chosen". */
export function FormSelect<V extends string | number>({ name, ...select }: Props<V>) {
  const [field] = useField<V | ''>(name);
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
