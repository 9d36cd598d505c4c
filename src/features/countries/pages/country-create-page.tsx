import { useNavigate } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { useCreateCountryMutation } from '../api/countries-api';
import { CountryForm } from '../components/country-form';
import { countriesMessages } from '../messages';

/** A new country (RT-19). */
export function CountryCreatePage() {
  const messages = useMessages(countriesMessages);
  const navigate = useNavigate();
  const [create] = useCreateCountryMutation();
  return (
    <>
      <PageHeader title={messages.createTitle} />
      <Card>
        <CountryForm
          country={{ name: '', code: '' }}
          submitLabel={messages.create}
          onSubmit={(country) => create(country).unwrap()}
          success={messages.created}
          onSaved={() => navigate(paths.countries)}
        />
      </Card>
    </>
  );
}
