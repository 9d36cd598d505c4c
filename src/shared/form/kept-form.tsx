import Alert from '@mui/material/Alert';
import { useFormikContext, type FormikValues } from 'formik';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';

import type { FoundText } from '@/shared/draft/form-text';
import { useFormText } from '@/shared/draft/use-form-text';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';

import { AppForm, type AppFormProps } from './app-form';
import { formMessages } from './messages';

type Kept = { acknowledge: (sent: FormikValues) => void };

/** Keeps the text of the surrounding form. If it puts back what was typed before, it says so and offers to discard it. */
function KeptText({ form, ref }: { form: string; ref: Ref<Kept> }) {
  const messages = useMessages(formMessages);
  const { values, initialValues, setValues } = useFormikContext<FormikValues>();
  const [found, setFound] = useState<FoundText<FormikValues> | null>(null);
  const text = useFormText(form, values, (before) => {
    setFound(before);
    void setValues({ ...values, ...before.typed });
  });
  useImperativeHandle(ref, () => ({
    acknowledge: (sent) => {
      text.acknowledge(sent);
      setFound(null);
    },
  }));

  if (!found) return null;
  const discard = () => {
    const names = Object.keys(found.typed);
    setFound(null);
    void setValues({ ...values, ...Object.fromEntries(names.map((name) => [name, initialValues[name]])) });
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button size="xs" variant="outlined" color="secondary" onClick={discard}>
          {messages.discard}
        </Button>
      }
    >
      {messages.putBack(formatDate(found.savedAt))}
    </Alert>
  );
}

export type KeptFormProps<T extends FormikValues, Answer> = AppFormProps<T, Answer> & {
  /** The form and what it is about, such as `return:101`. */
  keptAs: string;
  /** Whether the text stays although the server has accepted it. */
  staysKept?: (answer: Answer) => boolean;
};

/**
 * A form whose text is kept on this device until it is saved, and is put back when the form is opened again. Not for
 * passwords.
 */
export function KeptForm<T extends FormikValues, Answer = unknown>({
  keptAs,
  staysKept,
  onSubmit,
  children,
  ...form
}: KeptFormProps<T, Answer>) {
  const kept = useRef<Kept>(null);

  const send = async (values: T) => {
    const text = kept.current; // the answer may come after the form is left
    const answer = await onSubmit(values);
    if (!staysKept?.(answer)) text?.acknowledge(values);
    return answer;
  };

  return (
    <AppForm {...form} onSubmit={send}>
      <KeptText form={keptAs} ref={kept} />
      {children}
    </AppForm>
  );
}
