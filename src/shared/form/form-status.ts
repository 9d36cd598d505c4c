import { useField, useFormikContext, type FormikValues } from 'formik';
import { useState } from 'react';

import type { ApiError } from '@/shared/api/api-error';

/** A refused value and the server's words for it: they stand beside the field until the value is another. */
type ServerError = { value: unknown; message: string };

export type FormStatus = { serverErrors?: Record<string, ServerError>; formError?: string };

/** Splits the server's field errors into those of a field of the form and those without one, as sentences. */
export const placeFieldErrors = (error: ApiError, values: FormikValues) => {
  const placed: Record<string, ServerError> = {};
  const homeless: string[] = [];
  for (const [name, message] of Object.entries(error.fieldErrors)) {
    if (name in values) placed[name] = { value: values[name] as unknown, message };
    else homeless.push(`${name}: ${message}`);
  }
  return { placed, homeless };
};

/**
 * What is wrong with a field now: its own rule once something was typed and the field was left, or the form was
 * submitted; else what the server said of this very value. Passing a field with Tab marks nothing.
 */
export const useFieldError = (name: string): string | undefined => {
  const [field, meta] = useField<unknown>(name);
  const { status, submitCount } = useFormikContext();
  const [wasTyped, setWasTyped] = useState(false);
  if (!wasTyped && field.value !== meta.initialValue) setWasTyped(true);
  if (meta.touched && meta.error && (wasTyped || submitCount > 0)) return meta.error;
  const refused = (status as FormStatus | undefined)?.serverErrors?.[name]; // formik types the status as any
  return refused && refused.value === field.value ? refused.message : undefined;
};
