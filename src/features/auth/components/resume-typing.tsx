import { useFormikContext } from 'formik';
import { useLayoutEffect } from 'react';

type Props = { focused: string | null; submitted: boolean };

/** Restores the cursor of the static form, and sends the form if it was submitted there. */
export function ResumeTyping({ focused, submitted }: Props) {
  const { submitForm } = useFormikContext();
  useLayoutEffect(() => {
    const field = document.getElementById(focused ?? 'email');
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
    }
    if (submitted) void submitForm();
    // Only on mount: it restores what happened before the console was loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
