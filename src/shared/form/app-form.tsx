import { styled } from '@mui/material/styles';
import { Form, Formik, type FormikTouched, type FormikValues } from 'formik';
import { useRef, type ReactNode } from 'react';
import type { ValidateOptions } from 'yup';

import { errorMessage, type ApiError } from '@/shared/api/api-error';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { ErrorSummary, type RefusalNotes } from './error-summary';
import { placeFieldErrors, type FormStatus } from './form-status';
import { RevalidateOnNewSchema } from './revalidate-on-new-schema';
import { toastLines } from './toast-lines';

const Refusal = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(2) }));

/** The part of a yup schema that a form needs. A schema that loads on first use implements it too. */
export type FormSchema<T extends FormikValues> = {
  validate: (values: T, options?: ValidateOptions) => Promise<T>;
};

export type AppFormProps<T extends FormikValues, Answer> = {
  initialValues: T;
  validationSchema?: FormSchema<T>;
  /** Rejects with an `ApiError` if the server refuses: `(values) => mutation(values).unwrap()`. */
  onSubmit: (values: T) => Promise<Answer>;
  /** The message of the success toast; no toast if it is empty. */
  success?: string | ((answer: Answer) => string | null);
  /** Undoes the save; the success toast then offers Undo. */
  undo?: (answer: Answer) => Promise<unknown>;
  /** Runs after a successful save, for example to navigate. The form waits for it. */
  onSaved?: (answer: Answer) => unknown;
  /** The messages of the toast after an invalid submit, in place of the number of invalid fields. */
  refusalNotes?: RefusalNotes;
  /** The labels of the fields, for a form whose toast also names each field that the server refuses. */
  toastLabels?: Readonly<Record<string, unknown>>;
  className?: string;
  children: ReactNode;
};

/**
 * A form that does not depend on the network layer. It awaits `onSubmit`, shows the server's field errors
 * under the fields (VAL-09), and other errors in a toast and above the fields until the next submit. It
 * ignores a submit while another is pending, and never clears an input.
 */
export function AppForm<T extends FormikValues, Answer = unknown>(props: AppFormProps<T, Answer>) {
  const { onSubmit, success, undo, onSaved, refusalNotes, toastLabels, className, children, ...config } =
    props;
  const sending = useRef(false);
  const tell = useMutationFeedback();

  return (
    <Formik<T>
      {...config}
      onSubmit={async (values, form) => {
        if (sending.current) return;
        sending.current = true;
        form.setStatus({});
        const refusal = (error: ApiError) => {
          const { placed, homeless } = placeFieldErrors(error, values);
          const words = [errorMessage(error), ...homeless].filter(Boolean);
          const status: FormStatus = { serverErrors: placed };
          if (Object.keys(placed).length === 0) status.formError = words.join(' · ');
          form.setStatus(status);
          // setTouched expects the nested shape of the values; only top-level fields have errors here.
          void form.setTouched(touchAll(placed) as FormikTouched<T>, false);
          const named = toastLabels
            ? Object.entries(placed).map(
                ([name, { message }]) => `${String(toastLabels[name] ?? name)}: ${message}`,
              )
            : [];
          return toastLines([...words, ...named]);
        };
        try {
          const saved = await tell(onSubmit(values), { success, refusal, undo });
          if (saved) await onSaved?.(saved.data);
        } finally {
          sending.current = false;
        }
      }}
    >
      {({ status }) => (
        <Form noValidate className={className}>
          <RevalidateOnNewSchema schema={config.validationSchema} />
          <ErrorSummary refusalNotes={refusalNotes}>
            {(status as FormStatus | undefined)?.formError && (
              <Refusal>
                <AlertBox kind="error">{(status as FormStatus).formError}</AlertBox>
              </Refusal>
            )}
            {children}
          </ErrorSummary>
        </Form>
      )}
    </Formik>
  );
}

const touchAll = (errors: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(errors).map((name) => [name, true]));
