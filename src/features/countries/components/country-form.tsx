import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import { paths } from '@/shared/config/paths';
import type { CountryRequest } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { useGoBack } from '@/shared/lib/use-go-back';
import { Button } from '@/shared/ui/button/button';

import { countriesMessages } from '../messages';
import { countrySchema } from '../model/country-schema';

import { CountryCodeField } from './country-code-field';

const Fields = styled('div')({ display: 'grid', gap: 20, maxWidth: 480 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

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
  const goBack = useGoBack(paths.countries);
  const schema = useMemo(() => countrySchema(messages, country.code), [messages, country.code]);
  return (
    <AppForm
      {...saved}
      initialValues={country}
      validationSchema={schema}
      onSubmit={(values) => onSubmit(schema.cast(values))}
    >
      <Fields>
        <FormTextField name="name" label={messages.name} required autoComplete="off" />
        <CountryCodeField />
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
