import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useGoBack } from '@/shared/lib/use-go-back';
import { useIdParam } from '@/shared/lib/use-id-param';
import { FormPage } from '@/shared/ui/form-page/form-page';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { useGetCountryQuery, useUpdateCountryMutation } from '../api/countries-api';
import { CountryForm } from '../components/country-form';
import { countriesMessages } from '../messages';

function EditCountry({ countryId }: { countryId: Id }) {
  const messages = useMessages(countriesMessages);
  const goBack = useGoBack(paths.countries);
  const query = useGetCountryQuery(countryId);
  const [update] = useUpdateCountryMutation();

  return (
    <FormPage title={messages.editTitle} subtitle={query.data?.label} query={query}>
      {({ id, label, code }) => (
        <CountryForm
          country={{ name: label, code }}
          submitLabel={messages.update}
          onSubmit={(changed) => update({ id, ...changed }).unwrap()}
          success={messages.edited}
          onSaved={goBack}
        />
      )}
    </FormPage>
  );
}

/** Edits the name and the code of a country (RT-20). */
export function CountryEditPage() {
  const countryId = useIdParam('countryId');
  return countryId === null ? <NotFound /> : <EditCountry key={countryId} countryId={countryId} />;
}
