import { useMemo } from 'react';

import type { Id, TemplateSummary } from '@/shared/contract';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';

import { useChangeTemplateMutation } from '../api/templates-api';
import { templateMessages } from '../messages';
import { templateSchema } from '../model/template-schema';

type Props = {
  groupId: Id;
  /** Null closes the dialog. */
  template: TemplateSummary | null;
  onClose: () => void;
};

/** Renames a template. */
export function RenameTemplateDialog({ groupId, template, onClose }: Props) {
  const messages = useMessages(templateMessages);
  const [change] = useChangeTemplateMutation();
  const schema = useMemo(() => templateSchema(messages), [messages]);
  return (
    <Modal open={template !== null} onClose={onClose} header={messages.rename}>
      {template && (
        <KeptForm
          keptAs={`template:${template.id}`}
          initialValues={{ name: template.name }}
          validationSchema={schema}
          onSubmit={({ name }) => change({ groupId, templateId: template.id, name: name.trim() }).unwrap()}
          success={messages.renamed}
          onSaved={onClose}
        >
          <FormFields>
            <FormTextField name="name" label={messages.name} required />
            <SubmitButton>{messages.save}</SubmitButton>
          </FormFields>
        </KeptForm>
      )}
    </Modal>
  );
}
