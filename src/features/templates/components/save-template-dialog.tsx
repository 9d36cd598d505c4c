import { useFormikContext } from 'formik';
import { useMemo } from 'react';

import type { NewsFormValues } from '@/features/news';
import { foldName, type Id, type TemplateSummary } from '@/shared/contract';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';

import {
  useChangeTemplateMutation,
  useCreateTemplateMutation,
  useListTemplatesQuery,
} from '../api/templates-api';
import { templateMessages } from '../messages';
import { toTemplate } from '../model/template-content';
import { templateSchema } from '../model/template-schema';

const NONE: TemplateSummary[] = [];

const namedLike = (templates: readonly TemplateSummary[], name: string) =>
  templates.find((template) => foldName(template.name) === foldName(name));

/** Says which template the save replaces. */
function Replaced({ templates }: { templates: readonly TemplateSummary[] }) {
  const messages = useMessages(templateMessages);
  const { name } = useFormikContext<{ name: string }>().values;
  const replaced = namedLike(templates, name);
  return <span role="status">{replaced && messages.replaces(replaced.name)}</span>;
}

type Props = {
  groupId: Id;
  open: boolean;
  /** What the form has now. */
  values: () => NewsFormValues;
  onClose: () => void;
};

/** Saves what is in the news form as a template of the group, or in place of one (TOG-04). */
export function SaveTemplateDialog({ groupId, open, values, onClose }: Props) {
  const messages = useMessages(templateMessages);
  const { currentData: templates = NONE } = useListTemplatesQuery(groupId);
  const [create] = useCreateTemplateMutation();
  const [change] = useChangeTemplateMutation();
  const schema = useMemo(() => templateSchema(messages), [messages]);
  return (
    <Modal open={open} onClose={onClose} header={messages.saveAs}>
      {open && (
        <KeptForm
          keptAs={`template-of:${groupId}`}
          initialValues={{ name: '' }}
          validationSchema={schema}
          onSubmit={({ name }) => {
            const replaced = namedLike(templates, name);
            const template = { groupId, name: name.trim(), content: toTemplate(values()) };
            return replaced
              ? change({ ...template, templateId: replaced.id }).unwrap()
              : create(template).unwrap();
          }}
          success={messages.saved}
          onSaved={onClose}
        >
          <FormFields>
            <FormTextField
              name="name"
              label={messages.name}
              description={messages.what}
              required
              autoComplete="off"
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses its only input
              autoFocus
            />
            <Replaced templates={templates} />
            <SubmitButton>{messages.save}</SubmitButton>
          </FormFields>
        </KeptForm>
      )}
    </Modal>
  );
}
