import { useMemo } from 'react';

import { type ApiTokenRequest, TOKEN_PURPOSES } from '@/shared/contract';
import { FormFields } from '@/shared/form/form-fields';
import { FormSelect } from '@/shared/form/form-select';
import { FormTextField } from '@/shared/form/form-text-field';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';

import { useCreateTokenMutation } from '../api/tokens-api';
import { tokenMessages } from '../messages';
import { tokenSchema } from '../model/token-schema';

type Props = { open: boolean; onCreated: (secret: string) => void; onClose: () => void };

const NEW: ApiTokenRequest = { name: '', purpose: 'read-news' };

/** The name and the purpose of a new token. */
export function TokenDialog({ open, onCreated, onClose }: Props) {
  const messages = useMessages(tokenMessages);
  const [create] = useCreateTokenMutation();
  const schema = useMemo(() => tokenSchema(messages), [messages]);
  return (
    <Modal open={open} onClose={onClose} header={messages.create}>
      <KeptForm
        keptAs="token:new"
        initialValues={NEW}
        validationSchema={schema}
        onSubmit={async (values) => onCreated((await create(schema.cast(values)).unwrap()).secret)}
        success={messages.created}
        onSaved={onClose}
      >
        <FormFields sx={{ width: 'min(420px, calc(100vw - 64px))' }}>
          <FormTextField
            name="name"
            label={messages.name}
            description={messages.nameHint}
            required
            autoComplete="off"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses its first input
            autoFocus
          />
          <FormSelect
            name="purpose"
            label={messages.purpose}
            options={TOKEN_PURPOSES.map((value) => ({ value, label: messages[value] }))}
            required
          />
          <SubmitButton>{messages.create}</SubmitButton>
        </FormFields>
      </KeptForm>
    </Modal>
  );
}
