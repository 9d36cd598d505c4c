import { useMemo } from 'react';
import { object } from 'yup';

import { lineText } from '@/shared/form/clean-text';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';

import { viewMessages } from './messages';

export type ViewDialogProps = {
  open: boolean;
  title: string;
  name: string;
  /** The names of the other views. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Asks for the name of a view. */
export function ViewDialog({ open, title, name, taken, onSave, onClose }: ViewDialogProps) {
  const messages = useMessages(viewMessages);
  const schema = useMemo(
    () => object({ name: lineText().required(messages.required).notOneOf(taken, messages.taken) }),
    [messages, taken],
  );
  return (
    <Modal open={open} onClose={onClose} header={title}>
      <KeptForm
        keptAs={`view:${name}`}
        initialValues={{ name }}
        validationSchema={schema}
        onSubmit={({ name: typed }) => {
          onSave(typed.trim());
          return Promise.resolve(typed.trim());
        }}
        success={messages.saved}
        onSaved={onClose}
      >
        <FormFields>
          <FormTextField name="name" label={messages.name} description={messages.onDevice} required />
          <SubmitButton>{messages.confirm}</SubmitButton>
        </FormFields>
      </KeptForm>
    </Modal>
  );
}
