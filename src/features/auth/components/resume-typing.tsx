import { useFormikContext } from 'formik';
import { useLayoutEffect } from 'react';

type Props = { focused: string | null; submitted: boolean };

/** Puts the cursor back where it stood in the static form, and sends what was submitted there. */
export function ResumeTyping({ focused, submitted }: Props) {
  const { submitForm } = useFormikContext();
  useLayoutEffect(() => {
    const field = document.getElementById(focused ?? 'email');
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
    }
    if (submitted) void submitForm();
    // Only what happened before the console arrived counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
