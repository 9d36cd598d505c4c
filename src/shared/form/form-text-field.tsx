import { useField } from 'formik';

import { TextInput, type TextInputProps } from '@/shared/ui/text-input/text-input';

import { useFieldError } from './form-status';

type Props = Omit<TextInputProps, 'value' | 'error' | 'name'> & { name: string };

/** A text input tied to a field of the surrounding `AppForm`. */
export function FormTextField({ name, ...input }: Props) {
  const [field] = useField<string>(name);
  return <TextInput id={name} {...field} error={useFieldError(name)} {...input} />;
}
