import { useFormikContext } from 'formik';

import { Button, type ButtonProps } from '@/shared/ui/button/button';

/** Submits the surrounding `AppForm`; spins and is disabled while the server decides. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} type="submit" loading={isSubmitting} />;
}
