import { useMemo, type ReactNode } from 'react';

import type { CategoryCreateRequest } from '@/shared/contract';
import { FormActions, FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { PageForm } from '@/shared/form/page-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';

import { categoriesMessages } from '../messages';
import { categorySchema } from '../model/category-schema';

type CategoryFormProps = {
  name: string;
  submitLabel: string;
  /** Receives the trimmed name; rejects if the server refuses it. */
  onSubmit: (category: CategoryCreateRequest) => Promise<unknown>;
  /** The message of the success toast. */
  success: string;
  onSaved: () => unknown;
  /** Content next to the submit button. */
  children?: ReactNode;
};

/** The form of a new or existing category. */
export function CategoryForm({ name, submitLabel, onSubmit, children, ...saved }: CategoryFormProps) {
  const messages = useMessages(categoriesMessages);
  const schema = useMemo(() => categorySchema(messages), [messages]);
  return (
    <PageForm
      {...saved}
      initialValues={{ name }}
      validationSchema={schema}
      onSubmit={(values) => onSubmit({ name: values.name.trim() })}
    >
      <FormFields>
        <FormTextField name="name" label={messages.name} required autoComplete="off" />
        <FormActions>
          <SubmitButton>{submitLabel}</SubmitButton>
          {children}
        </FormActions>
      </FormFields>
    </PageForm>
  );
}
