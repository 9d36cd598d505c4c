import { useFormikContext, type FormikValues } from 'formik';
import { useState } from 'react';

import type { ApiError } from '@/shared/api/api-error';

/** A refused value with the server's message. The message shows until the value changes. */
type ServerError = { value: unknown; message: string };

export type FormStatus = { serverErrors?: Record<string, ServerError>; formError?: string };

/**
 * Splits the server's field errors into those with a field in the form and those without; the latter become
 * sentences.
 */
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
 * Returns the current error of a field: its validation error after the field was changed and left, or after
 * a submit; otherwise the server's error for the current value. Passing a field with Tab shows no error.
 */
export const useFieldError = (name: string): string | undefined => {
  const { status, submitCount, getFieldMeta } = useFormikContext();
  // Not `useField`: the field that registers last is the one whose own rule applies.
  const meta = getFieldMeta<unknown>(name);
  const [wasTyped, setWasTyped] = useState(false);
  if (!wasTyped && meta.value !== meta.initialValue) setWasTyped(true);
  if (meta.touched && meta.error && (wasTyped || submitCount > 0)) return meta.error;
  const refused = (status as FormStatus | undefined)?.serverErrors?.[name]; // Formik types the status as any
  return refused && refused.value === meta.value ? refused.message : undefined;
};
