import type { FormikValues } from 'formik';
import { useRef } from 'react';

import { AppForm, type AppFormProps } from './app-form';
import { KeepOnLeave, type Sent } from './keep-on-leave';

/** The form of a page. What was typed is not lost if the page is left without saving. Not for passwords. */
export function PageForm<T extends FormikValues, Answer = unknown>({
  onSubmit,
  children,
  ...form
}: AppFormProps<T, Answer>) {
  const sent = useRef<Sent | null>(null);

  const send = async (values: T) => {
    const answer = onSubmit(values);
    const isAccepted = answer.then(
      () => true,
      () => false,
    );
    const submit: Sent = { values, isAccepted, isSaved: false };
    sent.current = submit;
    submit.isSaved = await isAccepted;
    return answer;
  };

  return (
    <AppForm {...form} onSubmit={send}>
      <KeepOnLeave sent={sent} />
      {children}
    </AppForm>
  );
}
