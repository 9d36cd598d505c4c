import { useMemo } from 'react';

import type { TwoFactorProof, User } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';

import { twoFactorMessages } from '../messages';
import { proofSchema } from '../model/schemas';

import { Step } from './steps';

type Props<T> = {
  user: User;
  question: string;
  submitLabel: string;
  danger?: boolean;
  success?: string;
  onSubmit: (proof: TwoFactorProof & { userId: User['id'] }) => Promise<T>;
  onSaved: (answer: T) => void;
};

/** Asks for the password and a code before a second factor is changed. */
export function ProofForm<T>({ user, question, submitLabel, danger, success, onSubmit, onSaved }: Props<T>) {
  const messages = useMessages(twoFactorMessages);
  const schema = useMemo(() => proofSchema(messages), [messages]);
  return (
    <AppForm
      initialValues={{ password: '', code: '' }}
      validationSchema={schema}
      onSubmit={(proof) => onSubmit({ userId: user.id, ...proof })}
      onSaved={onSaved}
      success={success}
    >
      <Step>
        <p>{question}</p>
        <input hidden readOnly autoComplete="username" value={user.username} />
        <FormTextField
          name="password"
          type="password"
          label={messages.password}
          required
          autoComplete="current-password"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- only in a dialog
          autoFocus
        />
        <FormTextField
          name="code"
          label={messages.code}
          description={messages.codeHint}
          required
          autoComplete="one-time-code"
        />
        <SubmitButton color={danger ? 'danger' : 'primary'}>{submitLabel}</SubmitButton>
      </Step>
    </AppForm>
  );
}
