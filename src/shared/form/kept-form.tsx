import Alert from '@mui/material/Alert';
import { useFormikContext, type FormikValues } from 'formik';
import { useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';

import type { FoundText } from '@/shared/draft/form-text';
import { useFormText } from '@/shared/draft/use-form-text';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';

import { AppForm, type AppFormProps } from './app-form';
import { LeaveNotice } from './leave-notice';
import { formMessages } from './messages';

type Kept = { acknowledge: (sent: FormikValues) => void; send: (answer: Promise<unknown>) => void };

type KeptTextProps = {
  form: string;
  keeps: readonly string[] | undefined;
  isPage: boolean;
  /** Settles with the answer to the last submit. */
  sending: RefObject<Promise<unknown> | null>;
  ref: Ref<Kept>;
};

/** Keeps the text of the surrounding form. If it puts back what was typed before, it says so and offers to discard it. */
function KeptText({ form, keeps, isPage, sending, ref }: KeptTextProps) {
  const messages = useMessages(formMessages);
  const { values, initialValues, setValues } = useFormikContext<FormikValues>();
  const [found, setFound] = useState<FoundText<FormikValues> | null>(null);
  const kept = keeps ? Object.fromEntries(keeps.map((name) => [name, values[name]])) : values;
  const text = useFormText(form, kept, (before) => {
    setFound(before);
    void setValues({ ...values, ...before.typed });
  });
  useImperativeHandle(ref, () => ({
    send: text.send,
    acknowledge: (sent) => {
      text.acknowledge(sent);
      setFound(null);
    },
  }));

  const discard = () => {
    const names = Object.keys(found?.typed ?? {});
    setFound(null);
    void setValues({ ...values, ...Object.fromEntries(names.map((name) => [name, initialValues[name]])) });
  };
  return (
    <>
      {isPage && <LeaveNotice key={form} form={form} hasUnsaved={text.hasUnsaved} sending={sending} />}
      {found && (
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
      )}
    </>
  );
}

export type KeptFormProps<T extends FormikValues, Answer> = AppFormProps<T, Answer> & {
  /** The form and what it is about, such as `return:101`. */
  keptAs: string;
  /** The fields whose text is kept; every field if it is left out. */
  keeps?: readonly (keyof T & string)[];
  /** Whether a toast leads back to the form if it is left without saving, and the browser asks before it closes the tab. */
  isPage?: boolean;
  /** Whether the text stays although the server has accepted it. */
  staysKept?: (answer: Answer) => boolean;
};

/**
 * A form whose text is kept on this device until it is saved, and is put back when the form is opened again. Not for
 * passwords.
 */
export function KeptForm<T extends FormikValues, Answer = unknown>({
  keptAs,
  keeps,
  isPage = false,
  staysKept,
  onSubmit,
  children,
  ...form
}: KeptFormProps<T, Answer>) {
  const kept = useRef<Kept>(null);
  const sending = useRef<Promise<unknown>>(null);

  const submit = async (values: T) => {
    const text = kept.current; // the answer may come after the form is left
    const answer = await onSubmit(values);
    if (!staysKept?.(answer)) text?.acknowledge(values);
    return answer;
  };
  const send = (values: T) => {
    const answer = submit(values);
    sending.current = answer.catch(() => null);
    kept.current?.send(answer);
    return answer;
  };

  return (
    // Another form begins anew: a dialog that fades out still holds the text of the last one.
    <AppForm key={keptAs} {...form} onSubmit={send}>
      <KeptText form={keptAs} keeps={keeps} isPage={isPage} sending={sending} ref={kept} />
      {children}
    </AppForm>
  );
}
