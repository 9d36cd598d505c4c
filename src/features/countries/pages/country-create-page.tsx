import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { useOpenList } from '@/shared/lib/list-places';
import { FormPage } from '@/shared/ui/form-page/form-page';

import { useCreateCountryMutation } from '../api/countries-api';
import { CountryForm } from '../components/country-form';
import { countriesMessages } from '../messages';

/** Creates a country (RT-19). */
export function CountryCreatePage() {
  const messages = useMessages(countriesMessages);
  const openList = useOpenList(paths.countries);
  const [create] = useCreateCountryMutation();
  return (
    <FormPage title={messages.createTitle}>
      <CountryForm
        country={{ name: '', code: '' }}
        submitLabel={messages.create}
        onSubmit={(country) => create(country).unwrap()}
        success={messages.created}
        onSaved={openList}
      />
    </FormPage>
  );
}
