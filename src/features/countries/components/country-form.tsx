import { useMemo } from 'react';

import type { CountryRequest } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';

import { countriesMessages } from '../messages';
import { countrySchema } from '../model/country-schema';

import { CountryCodeField } from './country-code-field';

type CountryFormProps = {
  country: CountryRequest;
  /** "Create" or "Update". */
  submitLabel: string;
  /** Gets name and code without the spaces around them; rejects where the server refuses them. */
  onSubmit: (country: CountryRequest) => Promise<unknown>;
  /** What the toast says once it is saved. */
  success: string;
  onSaved: () => unknown;
};

/** The name and the code of a country, new or not. */
export function CountryForm({ country, submitLabel, onSubmit, ...saved }: CountryFormProps) {
  const messages = useMessages(countriesMessages);
  const schema = useMemo(() => countrySchema(messages, country.code), [messages, country.code]);
  return (
    <AppForm
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
    </AppForm>
  );
}
