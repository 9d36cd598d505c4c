import { useMemo } from 'react';

import type { CountryRequest } from '@/shared/contract';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { PageForm } from '@/shared/form/page-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';

import { countriesMessages } from '../messages';
import { countrySchema } from '../model/country-schema';

import { CountryCodeField } from './country-code-field';

type CountryFormProps = {
  country: CountryRequest;
  /** "Create" or "Update". */
  submitLabel: string;
  /** Receives the trimmed name and code; rejects if the server refuses them. */
  onSubmit: (country: CountryRequest) => Promise<unknown>;
  /** The message of the success toast. */
  success: string;
  onSaved: () => unknown;
};

/** The form of a new or existing country. */
export function CountryForm({ country, submitLabel, onSubmit, ...saved }: CountryFormProps) {
  const messages = useMessages(countriesMessages);
  const schema = useMemo(() => countrySchema(messages), [messages]);
  return (
    <PageForm
      {...saved}
      initialValues={country}
      validationSchema={schema}
      onSubmit={(values) => onSubmit(schema.cast(values))}
    >
      <FormFields>
        <FormTextField name="name" label={messages.name} required autoComplete="off" />
        <CountryCodeField />
        <SubmitButton>{submitLabel}</SubmitButton>
      </FormFields>
    </PageForm>
  );
}
