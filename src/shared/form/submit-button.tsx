import { useFormikContext } from 'formik';
import { memo } from 'react';

import { Button, type ButtonProps } from '@/shared/ui/button/button';

// Formik notifies it of every keystroke in any field.
const Submit = memo(Button);

/** Submits the surrounding `AppForm`. Shows a spinner and is disabled while the request is pending. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  return <Submit {...props} type="submit" loading={isSubmitting} />;
}
