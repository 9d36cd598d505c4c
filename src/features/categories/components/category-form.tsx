import { useMemo, type ReactNode } from 'react';

import type { CategoryCreateRequest } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormActions, FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';

import { categoriesMessages } from '../messages';
import { categorySchema } from '../model/category-schema';

type CategoryFormProps = {
  name: string;
  submitLabel: string;
  /** Gets the name without the spaces around it; rejects where the server refuses it. */
  onSubmit: (category: CategoryCreateRequest) => Promise<unknown>;
  /** What the toast says once it is saved. */
  success: string;
  onSaved: () => unknown;
  /** What stands beside the submit button. */
  children?: ReactNode;
};

/** The name of a category, new or not. */
export function CategoryForm({ name, submitLabel, onSubmit, children, ...saved }: CategoryFormProps) {
  const messages = useMessages(categoriesMessages);
  const schema = useMemo(() => categorySchema(messages), [messages]);
  return (
    <AppForm
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
    </AppForm>
  );
}
