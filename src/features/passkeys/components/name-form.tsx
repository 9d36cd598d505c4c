import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import { AppForm } from '@/shared/form/app-form';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';

import { passkeyMessages } from '../messages';
import { nameSchema } from '../model/name-schema';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

type Props = {
  initialName?: string;
  takesFocus?: boolean;
  submitLabel: string;
  success: string;
  onSubmit: (name: string) => Promise<unknown>;
  onSaved: () => void;
};

/** The name of a passkey, new or not. */
export function NameForm({
  initialName = '',
  takesFocus = false,
  submitLabel,
  success,
  onSubmit,
  onSaved,
}: Props) {
  const messages = useMessages(passkeyMessages);
  const schema = useMemo(() => nameSchema(messages), [messages]);
  return (
    <AppForm
      initialValues={{ name: initialName }}
      validationSchema={schema}
      onSubmit={(values) => onSubmit(schema.cast(values).name)}
      success={success}
      onSaved={onSaved}
    >
      <Fields>
        <FormTextField
          name="name"
          label={messages.name}
          description={messages.nameHint}
          required
          autoComplete="off"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- only in a dialog
          autoFocus={takesFocus}
        />
        <SubmitButton>{submitLabel}</SubmitButton>
      </Fields>
    </AppForm>
  );
}
