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

/** What a form asks of its yup schema; one that is fetched on use can stand in for it. */
export type FormSchema<T extends FormikValues> = {
  validate: (values: T, options?: ValidateOptions) => Promise<T>;
};

export type AppFormProps<T extends FormikValues, Answer> = {
  initialValues: T;
  validationSchema?: FormSchema<T>;
  /** Rejects with an `ApiError` where the server refuses: `(values) => mutation(values).unwrap()`. */
  onSubmit: (values: T) => Promise<Answer>;
  /** What the toast says once it is saved; nothing where it is empty. */
  success?: string | ((answer: Answer) => string | null);
  /** Takes the saved values back: the toast of the success offers it. */
  undo?: (answer: Answer) => Promise<unknown>;
  /** What follows once it is saved, such as the way to another page; the form waits for it. */
  onSaved?: (answer: Answer) => unknown;
  /** What the toast of a refused attempt says instead of how many fields are wrong. */
  refusalNotes?: RefusalNotes;
  /** The fields' labels, for a form whose toast names each field that the server refuses as well. */
  toastLabels?: Readonly<Record<string, unknown>>;
  className?: string;
  children: ReactNode;
};

/**
 * A form that knows no network: it awaits `onSubmit`, shows the server's field errors under the fields (VAL-09) and
 * the rest in a toast and, until the next attempt, above the fields. A second submit while one is on its way
 * is ignored. Nothing typed is ever cleared.
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
          // setTouched wants the nested shape of the values; only top-level fields are placed
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
