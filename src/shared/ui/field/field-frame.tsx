import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { textLanguage } from '@/shared/i18n/text-language';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  fontWeight: 500,
}));

const Caption = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '&[data-tone="error"]': { color: theme.vars.palette.danger.ink },
  '&[data-tone="success"]': { color: theme.vars.palette.success.ink },
}));

/** The texts around the control of a field (KIT-04). */
export type FieldText = {
  label?: ReactNode;
  /** A short note next to the label, such as "Optional". */
  caption?: ReactNode;
  /** A sentence below the control. */
  description?: ReactNode;
  /** `true` only colours the field; a text is shown below it. */
  error?: ReactNode;
  success?: ReactNode;
};

export type FieldTone = 'error' | 'success' | undefined;

/** The state of a field. An error takes precedence over a success. */
export const fieldTone = ({ error, success }: FieldText): FieldTone =>
  error ? 'error' : success ? 'success' : undefined;

const words = (note: ReactNode) => (note === true ? null : note) || null;

/** The ids and ARIA attributes that connect a control to its frame. */
export const fieldControl = (id: string, { description, error, success }: FieldText) => {
  const notes = [words(error) ?? words(success), words(description)].map((note, index) =>
    note === null ? [] : [index === 0 ? `${id}-note` : `${id}-description`],
  );
  const describedBy = notes.flat().join(' ');
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  };
};

type FieldFrameProps = FieldText & {
  id: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label and caption above a control; error, success and description below it. */
export function FieldFrame({ id, required, className, children, ...text }: FieldFrameProps) {
  const { label, caption, description, error, success } = text;
  const note = words(error) ?? words(success);
  return (
    <Root className={className}>
      {label && (
        <Label lang={textLanguage(label)} htmlFor={id} id={`${id}-label`}>
          <span>
            {label}
            {required && <span aria-hidden="true"> *</span>}
          </span>
          {caption && <Caption>{caption}</Caption>}
        </Label>
      )}
      {children}
      {note && (
        <Note id={`${id}-note`} data-tone={fieldTone(text)}>
          {note}
        </Note>
      )}
      {words(description) && <Note id={`${id}-description`}>{description}</Note>}
    </Root>
  );
}
