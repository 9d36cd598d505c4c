import { useField } from 'formik';
import { memo } from 'react';

import { TextInput, type TextInputProps } from '@/shared/ui/text-input/text-input';

import { useFieldError } from './form-status';

// Formik notifies every field of every keystroke; rerender only the field that changed.
const Input = memo(TextInput);

type Props = Omit<TextInputProps, 'value' | 'error' | 'name'> & { name: string };

/** A text input bound to a field of the surrounding `AppForm`. */
export function FormTextField({ name, ...input }: Props) {
  const [field] = useField<string>(name);
  return <Input id={name} {...field} error={useFieldError(name)} {...input} />;
}
