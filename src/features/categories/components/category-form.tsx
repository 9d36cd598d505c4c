import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import { paths } from '@/shared/config/paths';
import type { CategoryCreateRequest } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { useGoBack } from '@/shared/lib/use-go-back';
import { Button } from '@/shared/ui/button/button';

import { categoriesMessages } from '../messages';
import { categorySchema } from '../model/category-schema';

const Fields = styled('div')({ display: 'grid', gap: 20, maxWidth: 480 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type CategoryFormProps = {
  name: string;
  submitLabel: string;
  /** Gets the name without the spaces around it; rejects where the server refuses it. */
  onSubmit: (category: CategoryCreateRequest) => Promise<unknown>;
  /** What the toast says once it is saved. */
  success: string;
  onSaved: () => unknown;
};

/** The name of a category, new or not. */
export function CategoryForm({ name, submitLabel, onSubmit, ...saved }: CategoryFormProps) {
  const messages = useMessages(categoriesMessages);
  const goBack = useGoBack(paths.categories);
  const schema = useMemo(() => categorySchema(messages), [messages]);
  return (
    <AppForm
      {...saved}
      initialValues={{ name }}
      validationSchema={schema}
      onSubmit={(values) => onSubmit({ name: values.name.trim() })}
    >
      <Fields>
        <FormTextField name="name" label={messages.name} required autoComplete="off" />
        <Actions>
          <SubmitButton>{submitLabel}</SubmitButton>
          <Button variant="outlined" color="secondary" onClick={goBack}>
            {messages.goBack}
          </Button>
        </Actions>
      </Fields>
    </AppForm>
  );
}
