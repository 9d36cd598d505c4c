import { useFormikContext } from 'formik';

import { Button, type ButtonProps } from '@/shared/ui/button/button';

/** Submits the surrounding `AppForm`. Shows a spinner and is disabled while the request is pending. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} type="submit" loading={isSubmitting} />;
}
