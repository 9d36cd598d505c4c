import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useFormikContext, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { getMessages, useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { useOutcomeToast } from '@/shared/ui/toast/use-outcome-toast';

import { findInvalidFields, goToField, type InvalidField } from './invalid-fields';
import { formMessages } from './messages';
import { toastLines } from './toast-lines';

const Summary = styled(Alert)(({ theme }) => ({
  marginBottom: theme.spacing(2),
  '& ul': { display: 'inline', margin: theme.spacing(0, 1.5), padding: 0, listStyle: 'none' },
  // The margin follows each item, so that a wrapped line starts at the edge.
  '& li': { display: 'inline', marginInlineEnd: theme.spacing(1.5) },
  '& button': { verticalAlign: 'baseline', color: theme.vars.palette.error.ink },
}));

/** The messages for these errors; empty if the number of fields says enough. */
export type RefusalNotes = (errors: FormikErrors<FormikValues>) => string[];

type Props = {
  refusalNotes?: RefusalNotes;
  /**
   * The fields are children, so that they are marked as invalid before the effect here looks for the marks.
   */
  children: ReactNode;
};

/**
 * After an invalid submit: focuses the first invalid field, lists all invalid fields as links and, if no
 * request was sent, shows one toast that says so.
 */
export function ErrorSummary({ refusalNotes, children }: Props) {
  const { submitCount, isSubmitting, errors, status } = useFormikContext<FormikValues>();
  const messages = useMessages(formMessages);
  const toast = useOutcomeToast();
  const [fields, setFields] = useState<InvalidField[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const refusedByServer = useRef<unknown>(status);

  useEffect(() => {
    if (isSubmitting) toast.clear();
    const form = root.current?.closest('form');
    if (!form) return;
    // Until the submit has been validated, the errors are those of an earlier key.
    const refusedHere = submitCount > answered.current && !isSubmitting && Object.keys(errors).length > 0;
    const refusedThere = status !== refusedByServer.current;
    refusedByServer.current = status;
    const invalid = findInvalidFields(form);
    setFields((listed) => {
      const left = listed.filter(({ element }) => invalid.some((field) => field.element === element));
      return refusedHere || refusedThere ? invalid : left.length === listed.length ? listed : left;
    });
    if (!refusedHere && !refusedThere) return;
    answered.current = submitCount;
    if (refusedHere) {
      const notes = refusalNotes?.(errors) ?? [];
      const count = getMessages(formMessages).correctFields(Object.keys(errors).length);
      toast.error(toastLines(notes.length > 0 ? notes : [count]));
    }
    if (invalid[0]) goToField(invalid[0]);
  }, [submitCount, isSubmitting, errors, status, refusalNotes, toast]);

  return (
    <>
      <div ref={root} hidden={fields.length === 0}>
        {fields.length > 0 && (
          <Summary severity="error" role="group" aria-label={messages.fieldsToCorrect}>
            {messages.fieldsToCorrect}:
            <ul>
              {fields.map((field, index) => (
                <li key={index}>
                  <Link
                    component="button"
                    type="button"
                    role="link"
                    lang={textLanguage(field.label)}
                    onClick={() => goToField(field)}
                  >
                    {field.label}
                  </Link>
                </li>
              ))}
            </ul>
          </Summary>
        )}
      </div>
      {children}
    </>
  );
}
