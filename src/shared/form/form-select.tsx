import { useField } from 'formik';

import { Select, type SelectProps } from '@/shared/ui/select/select';

import { useFieldError } from './form-status';

type Props<V extends string | number> = Omit<SelectProps<V>, 'value' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

/** A select box tied to a field of the surrounding `AppForm`; the value keeps its type, '' is "not chosen". */
export function FormSelect<V extends string | number>({ name, ...select }: Props<V>) {
  const [field, , helpers] = useField<V | ''>(name);
  return (
    <Select<V>
      id={name}
      {...select}
      name={name}
      value={field.value}
      onChange={(value) => void helpers.setValue(value)}
      onBlur={() => void helpers.setTouched(true)}
      error={useFieldError(name)}
    />
  );
}
